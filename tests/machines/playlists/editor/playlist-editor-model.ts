import type { InputFrom, SnapshotFrom } from 'xstate';

import { createHistory, listSteps } from '../../../../src/domain/history/history.ts';
import {
  listAbandonedBranches,
  listRedoNodes,
} from '../../../../src/domain/history/history-path.ts';
import { applyHistoryEntry } from '../../../../src/domain/history/history-rules.ts';
import type { Step } from '../../../../src/domain/history/step.ts';
import {
  createArticleEntry,
  type Entry,
  type PlaylistDraft,
} from '../../../../src/domain/playlist/draft/draft.ts';
import { playlistModel } from '../../../../src/domain/playlist/history/playlist-history.ts';
import type {
  LoadedPlaylist,
  PlaylistEditorContext,
  UnsavedPlaylist,
} from '../../../../src/machines/playlists/editor/context.ts';
import { playlistEditorMachine } from '../../../../src/machines/playlists/editor/playlist-editor-machine.ts';
import { defineModel } from '../../../support/define-model.ts';
import type { ModelEvent, ModelOptions } from '../../../support/model-options.ts';

type Machine = typeof playlistEditorMachine;
type Events = Readonly<Record<string, ModelEvent>>;

const articleOf = (id: number) => ({
  id,
  title: `Article ${String(id)}`,
  image: null,
  subject: null,
  durationSeconds: 60,
  publishedAt: null,
  type: 'journal',
});

/** A playlist of a label with two articles. */
const small: PlaylistDraft = {
  title: 'Kinetics',
  entries: [
    { type: 'label', key: 'A', title: 'Warm-up' },
    createArticleEntry(articleOf(1)),
    createArticleEntry(articleOf(2)),
  ],
};

/** The small playlist as `load` hands it over. */
export const loadedPlaylist = (parts: Partial<LoadedPlaylist['info']> = {}): LoadedPlaylist => ({
  draft: small,
  serverIds: new Map([['A', 10]]),
  version: '"1"',
  savedBy: null,
  info: {
    isOwn: true,
    canEdit: true,
    ownerName: null,
    classes: [],
    countOfQuizzes: 0,
    ...parts,
  },
});

/** What `save` hands over for the small playlist. */
export const savedPlaylist = (id = 5, version = '"2"') => ({
  id,
  version,
  info: loadedPlaylist().info,
  stored: {
    title: 'Kinetics',
    items: [{ id: 10, title: 'Warm-up', type: 'label' as const, articles: [articleOf(1)] }],
  },
});

/** Unsaved work as the journal finds it: the small playlist with another title. */
export const draftNamed = (id: string): UnsavedPlaylist => ({
  id,
  source: { kind: 'stored', playlist: 5 },
  recovered: {
    base: { draft: small, serverIds: new Map([['A', 10]]), version: '"1"' },
    history: applyHistoryEntry(playlistModel, createHistory(small), {
      type: 'stepped',
      at: 0,
      name: { key: 'playlists.step.renamed' },
      events: [{ type: 'titleChanged', from: 'Kinetics', to: 'Kinetics 2' }],
      joins: false,
    }),
    attempts: [],
    lines: [],
    isDamaged: false,
  },
  startedAt: 0,
  changedAt: 0,
});

const succeed = (value: unknown) => ({ ok: true, value });
const fail = (failure: object) => ({ ok: false, failure });

const edits: Events = {
  'type a title': { type: 'title.set', title: 'Kinetics 2' },
  'empty the title': { type: 'title.set', title: '' },
  'add a label': { type: 'label.add', title: 'New' },
  'rename the label': { type: 'label.rename', label: 'A', title: 'Main part' },
  'remove the label': { type: 'entry.remove', entry: 'A' },
  'remove an article': { type: 'entry.remove', entry: 'article-1' },
  'move an article': { type: 'entry.move', entry: 'article-2', to: 1 },
  'add an article': { type: 'article.add', article: articleOf(3) },
  'add the article that is there': { type: 'article.add', article: articleOf(1) },
  'leave the field': { type: 'field.leave' },
  'add before the labels': { type: 'target.choose', label: null },
  'preview an article': { type: 'preview.open', entry: 'article-1' },
  'close the preview': { type: 'preview.close' },
  undo: { type: 'history.undo' },
  redo: { type: 'history.redo' },
  'jump to the first step': { type: 'history.jumpToStep', step: 1 },
  'revert the first step': { type: 'history.revertStep', step: 1 },
  'revert it with its dependents': { type: 'history.revertWithDependents', step: 1 },
  'dismiss the refusal': { type: 'history.dismissRefusal' },
};

const pick = (...names: readonly string[]): Events =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => names.includes(name)));

const loading = 'xstate.done.actor.0.playlistEditor.form.loading';
const saving = 'xstate.done.actor.0.playlistEditor.form.saving';
const savingInPlace = 'xstate.done.actor.0.playlistEditor.form.editing.savingInPlace.sending';
const reading = 'xstate.done.actor.0.playlistEditor.form.loadingRemote';
const found = (...drafts: readonly UnsavedPlaylist[]): ModelEvent => ({
  type: 'journal.draftsFound',
  drafts,
  newer: 0,
});

const finding: Events = {
  'the playlist is gone': { type: loading, output: fail({ kind: 'notFound' }) },
  'a playlist to read is loaded': {
    type: loading,
    output: succeed(loadedPlaylist({ canEdit: false })),
  },
  'load again': { type: 'editor.reload' },
  'nothing unsaved is found': found(),
  'a draft is found': found(draftNamed('d')),
  'the journal does not respond': {
    type: 'xstate.after.journalTimeout.playlistEditor.journal.findingDrafts',
  },
  'the key of the drafts is awaited': { type: 'journal.keyAwaited' },
  'the key does not come': {
    type: 'xstate.after.keyTimeout.playlistEditor.journal.awaitingKey',
  },
  'another tab writes': { type: 'journal.lockedElsewhere' },
  'another tab requests the lock': { type: 'journal.lockRequested' },
  'request the lock': { type: 'journal.requestLock' },
  'the lock is acquired': { type: 'journal.lockAcquired' },
  'continue the draft': { type: 'draft.continue', draft: 'd' },
  'continue it as a new playlist': { type: 'draft.continueAsNew', draft: 'd' },
  'discard the draft': { type: 'draft.discard', draft: 'd' },
};

const saves: Events = {
  'discard the work': { type: 'editor.discard' },
  save: { type: 'editor.saveAndStay' },
  'it is stored in place': { type: savingInPlace, output: succeed(savedPlaylist()) },
  'saving in place cannot reach the server': {
    type: savingInPlace,
    output: fail({ kind: 'offline' }),
  },
  'another user has saved before': {
    type: savingInPlace,
    output: fail({ kind: 'conflict', current: '"2"' }),
  },
  'the playlist is stored': { type: saving, output: succeed(savedPlaylist()) },
  'the save cannot reach the server': { type: saving, output: fail({ kind: 'offline' }) },
  'another user has saved': { type: saving, output: fail({ kind: 'conflict', current: '"2"' }) },
  'the newer version is loaded': {
    type: reading,
    output: succeed(loadedPlaylist()),
  },
  'the newer version cannot be loaded': { type: reading, output: fail({ kind: 'offline' }) },
  'load the newer version again': { type: 'conflict.reload' },
  'use all local values': { type: 'conflict.chooseSide', conflictId: null, side: 'local' },
  'save the merged version': { type: 'conflict.save' },
  'open the newer version': { type: 'conflict.openRemote' },
  'continue editing': { type: 'conflict.dismiss' },
};

/** Both have changed the title. */
const choosing: Events = {
  save: { type: 'editor.saveAndStay' },
  'another user has saved before': {
    type: savingInPlace,
    output: fail({ kind: 'conflict', current: '"2"' }),
  },
  'the newer version is loaded': {
    type: reading,
    output: succeed({ ...loadedPlaylist(), draft: { ...small, title: 'Kinetics 3' } }),
  },
  'use all local values': { type: 'conflict.chooseSide', conflictId: null, side: 'local' },
  'save the merged version': { type: 'conflict.save' },
  'open the newer version': { type: 'conflict.openRemote' },
};

const storing: Events = {
  'nothing unsaved is found': found(),
  'this browser does not encrypt': { type: 'journal.unencrypted' },
  'the journal is opened': { type: 'journal.opened', id: 'j1' },
  'the journal is late': {
    type: 'xstate.after.storingDelay.playlistEditor.journal.writing.storing',
  },
  'the first line is stored': { type: 'journal.stored', count: 1 },
  'four lines are stored': { type: 'journal.stored', count: 4 },
  'the storage is full': { type: 'journal.failed', error: 'full' },
  'the storage is newer': { type: 'journal.failed', error: 'newer' },
  'the journal breaks': { type: 'xstate.error.actor.journal', error: new Error('broken') },
  'store again': { type: 'journal.retry' },
};

const savingAsNew: Events = {
  'discard the work': { type: 'editor.discard' },
  'nothing unsaved is found': found(),
  'save as a new playlist': { type: 'editor.saveAsNew' },
  'the playlist is stored': { type: saving, output: succeed(savedPlaylist(6)) },
  'the save cannot reach the server': { type: saving, output: fail({ kind: 'offline' }) },
  'another user has saved': { type: saving, output: fail({ kind: 'conflict', current: '"2"' }) },
  'four lines are stored': { type: 'journal.stored', count: 4 },
  'the journal is late': storing['the journal is late'] as ModelEvent,
  'save in place': { type: 'editor.saveAndStay' },
  'the attempt waits in vain': {
    type: 'xstate.after.attemptTimeout.playlistEditor.form.storingAttempt',
  },
  'the attempt in place waits in vain': {
    type: 'xstate.after.attemptTimeout.playlistEditor.form.editing.savingInPlace.storingAttempt',
  },
};

const entryText = (entry: Entry): string =>
  entry.type === 'label' ? `${entry.title}:` : String(entry.article.id);
const stepsText = (steps: readonly Step<unknown>[]): string =>
  steps
    .map(({ name }) => ('key' in name ? name.key.replace('playlists.step.', '') : ''))
    .join(', ');

function chartText({ form, journal }: SnapshotFrom<Machine>['value']): string {
  const { changes, savingInPlace: place } = typeof form === 'string' ? {} : (form.editing ?? {});
  const formText = typeof form === 'string' ? form : [changes, place].join(' ');
  const journalText = typeof journal === 'string' ? journal : `writing ${journal.writing ?? ''}`;
  return `${formText ?? ''}, ${journalText}`;
}

function journalText(
  { journal, input }: PlaylistEditorContext,
  countsLines: boolean,
): readonly string[] {
  const { drafts, loadOutcome, storedCount, sentCount } = journal;
  return [
    drafts === null ? '' : `${String(drafts.length)} drafts`,
    loadOutcome === null ? '' : `served ${loadOutcome.ok ? 'a playlist' : 'nothing'}`,
    journal.hasRequestedLock ? 'lock requested' : '',
    journal.error === 'locked' ? 'no key' : '',
    countsLines ? `${String(storedCount)} stored of ${String(sentCount)}` : '',
    input.source.kind === 'copy' ? 'new' : '',
  ];
}

/** Returns what distinguishes the states of the model. */
function stateOf({ value, context }: SnapshotFrom<Machine>, countsLines: boolean): string {
  const { history, errors, refusal, target, previewed, conflict, attempts, savesAgain } = context;
  const undone = history.redoStack === null ? [] : listRedoNodes(history.redoStack);
  const facts = [
    ...journalText(context, countsLines),
    history.cursor === null ? '' : `done ${stepsText(listSteps(history))}`,
    undone.length === 0 ? '' : `undone ${stepsText(undone.map(({ step }) => step))}`,
    ...listAbandonedBranches(history).map(
      (branch) => `set aside ${stepsText(listRedoNodes(branch).map(({ step }) => step))}`,
    ),
    history.lastTypedAt === null ? '' : 'typing',
    history.saved === null ? '' : `saved after step ${String(history.saved.step.id)}`,
    savesAgain ? 'saves again' : '',
    attempts.length === 0 ? '' : `attempts ${attempts.map(({ step }) => step).join()}`,
    errors.length === 0 ? '' : `${String(errors.length)} errors`,
    refusal === null ? '' : 'refused',
    target === null ? '' : `under ${target === 'A' ? 'the label' : 'a new label'}`,
    previewed === null ? '' : 'previewing',
    conflict === null ? '' : `${String(conflict.choices.sides.size)} chosen`,
  ].filter((fact) => fact !== '');
  const { title, entries } = history.draft;
  return [chartText(value), ...facts, [title, ...entries.map(entryText)].join(' ')].join(' | ');
}

interface Setting {
  readonly events: Events;
  /** How many steps may be made before a walk ends. */
  readonly steps: number;
  /** Whether lines are stored; otherwise there is no journal. */
  readonly hasJournal?: boolean;
}

function createInput(): InputFrom<Machine> {
  let key = 0;
  let now = 0;
  return {
    kind: 'playlist',
    source: { kind: 'stored', playlist: 5 },
    now: () => (now += 60_000),
    createKey: () => `new-${String((key += 1))}`,
  };
}

function editorModel({
  events,
  steps,
  hasJournal = false,
}: Setting): Omit<ModelOptions<Machine>, 'machine' | 'each'> {
  return {
    createInput,
    stateOf: (snapshot) => stateOf(snapshot, hasJournal),
    until: ({ context }) => context.history.nextStepId > steps || context.journal.sentCount > 5,
    events: {
      ...(!hasJournal && { 'there is no journal': { type: 'journal.failed', error: 'missing' } }),
      'the playlist is loaded': { type: loading, output: succeed(loadedPlaylist()) },
      ...events,
    },
  };
}

/** The models whose walks together take every transition of the editor's chart. */
export const playlistEditorModel = defineModel({
  machine: playlistEditorMachine,
  requirements: 'PLAY-02 PLAY-03',
  impossible: Object.fromEntries(
    ['storingAttempt editor.save *', 'sending editor.save *', 'sending * [leavesAfterSave] *'].map(
      (transition) => [
        `playlistEditor.form.editing.savingInPlace.${transition}`,
        'a playlist is saved without leaving',
      ],
    ),
  ),
  parts: {
    editing: { each: 'transition', ...editorModel({ events: edits, steps: 2 }) },
    'recovering a draft': {
      each: 'transition',
      ...editorModel({ events: finding, steps: 2, hasJournal: true }),
    },
    'storing every step': {
      each: 'transition',
      ...editorModel({
        events: { ...storing, ...pick('type a title', 'undo') },
        steps: 2,
        hasJournal: true,
      }),
    },
    saving: {
      each: 'edge',
      ...editorModel({
        events: { ...saves, ...pick('type a title', 'empty the title', 'undo') },
        steps: 2,
      }),
    },
    'choosing a title': {
      each: 'transition',
      ...editorModel({ events: { ...choosing, ...pick('type a title') }, steps: 1 }),
    },
    'saving a merged version': {
      each: 'transition',
      ...editorModel({
        events: {
          ...choosing,
          ...pick('type a title', 'empty the title'),
        },
        steps: 4,
      }),
    },
    'saving as a new playlist': {
      each: 'transition',
      ...editorModel({
        events: { ...savingAsNew, ...pick('type a title', 'empty the title') },
        steps: 2,
        hasJournal: true,
      }),
      // An attempt waits longer than a journal that is called late.
      canHappen: (event, state) => !event.endsWith('waits in vain') || state.includes('delayed'),
    },
  },
});
