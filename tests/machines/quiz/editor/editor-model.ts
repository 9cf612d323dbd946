import type { SnapshotFrom } from 'xstate';

import type { Draft, DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  listAbandonedBranches,
  listRedoNodes,
} from '../../../../src/domain/history/history-path.ts';
import { applyEntry, startHistory } from '../../../../src/domain/quiz/history/history.ts';
import { listSteps } from '../../../../src/domain/history/history.ts';
import type { QuizKind } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import { getSelectedActivity } from '../../../../src/domain/quiz/draft/locate.ts';
import type { Step } from '../../../../src/domain/quiz/history/history-entry.ts';
import type {
  UnsavedDraft,
  EditorContext,
  EditorInput,
  LoadedQuiz,
  Source,
} from '../../../../src/machines/quiz/editor/context.ts';
import type { ImportOrder } from '../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import type { Outcome } from '../../../../src/domain/outcome.ts';
import { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { defineModel } from '../../../support/define-model.ts';
import type { ModelEvent, ModelOptions } from '../../../support/model-options.ts';

type EditorSnapshot = SnapshotFrom<typeof quizEditorMachine>;

const itemOf = ({ type, title, isMultiple, rightAnswer, options }: DraftItem): string => {
  if (type === 'video') return 'video';
  const kind = `${title === '' ? 'untitled' : 'question'} ${isMultiple ? 'several' : 'one'}`;
  const right = rightAnswer.map((id) => options.findIndex((option) => option.id === id) + 1);
  const gone = ['a', 'b'].filter((id) => options.every((option) => option.id !== id));
  return `${kind} ${right.join('+')} of ${options.length}${gone.length === 0 ? '' : ` without ${gone.join('')}`}`;
};

/** Returns a state without what no screen says of it: which options are gone. */
export const toShownState = (state: string): string => state.replaceAll(/ without \w+/g, '');

const draftText = (draft: Draft, selected: string): string =>
  [
    draft.title,
    draft.article === null ? '' : 'article',
    draft.restrictNonInstitutional ? 'restricted' : '',
    ...draft.activities.map(
      ({ key, title, items }) =>
        `${key === selected ? '*' : ''}${title}(${items.map(itemOf).join(', ')})`,
    ),
  ]
    .filter((part) => part !== '')
    .join(' ');

function chartText(value: EditorSnapshot['value']): string {
  const form =
    typeof value.form === 'string'
      ? value.form
      : Object.values(value.form.editing ?? {})
          .filter((part) => typeof part === 'string')
          .join('.');
  const dialog =
    typeof value.dialog === 'string' ? value.dialog : Object.entries(value.dialog).flat().join(' ');
  const parts = [
    form,
    dialog === 'closed' ? '' : dialog,
    typeof value.journal === 'string' ? value.journal : `writing ${value.journal.writing ?? ''}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const servedText = (served: Outcome<LoadedQuiz>): string => {
  if (!served.ok) return 'nothing';
  return (served.value.closedReason ?? null) === null ? 'a quiz' : 'a closed quiz';
};

/** What the journal knows, as far as the chart asks for it. */
function journalText(
  {
    pendingLines,
    sentCount,
    storedCount,
    drafts,
    isStarted,
    hasRequestedLock,
    error,
    loadOutcome,
  }: EditorContext['journal'],
  countsLines: boolean,
): readonly string[] {
  const found = drafts === null ? '' : `${String(drafts.length)} drafts`;
  const answer = loadOutcome === null ? '' : `served ${servedText(loadOutcome)}`;
  const lines = countsLines
    ? `${String(storedCount)} stored of ${String(sentCount + pendingLines.length)}`
    : '';
  return [
    found,
    answer,
    isStarted ? 'started' : '',
    hasRequestedLock ? 'lock requested' : '',
    error === 'locked' ? 'no key' : '',
    lines,
  ];
}

const stepText = ({ id, name }: Step): string =>
  (id === 1 ? 'the first, ' : '') + ('key' in name ? name.key.replace('quiz.step.', '') : '');
const stepsText = (steps: readonly Step[]): string => steps.map(stepText).join(', ');

/**
 * Returns the part of the editor's state that distinguishes the states of the model: the chart's
 * states, the draft and the possible history moves.
 */
function stateOf(
  { value, context }: EditorSnapshot,
  countsLines = false,
  countsAttempts = false,
): string {
  const {
    attempts,
    afterSave,
    savesAgain,
    history,
    selected,
    collapsed,
    dismissedHints,
    refusal,
    errors,
    videoLabel,
    imageErrorItem,
    croppedAlt,
    selectedItems,
  } = context;
  const facts = [
    history.cursor === null ? '' : `done ${stepsText(listSteps(history))}`,
    history.redoStack === null
      ? ''
      : `undone ${stepsText(listRedoNodes(history.redoStack).map(({ step }) => step))}`,
    history.lastTypedAt === null ? '' : 'typing',
    ...listAbandonedBranches(history).map(
      (undone) => `set aside ${stepsText(listRedoNodes(undone).map(({ step }) => step))}`,
    ),
    videoLabel === null
      ? ''
      : `label ${String(history.draft.activities.findIndex(({ key }) => key === videoLabel) + 1)}`,
    ...journalText(context.journal, countsLines),
    selectedItems.size === 0 ? '' : `selected ${[...selectedItems].join('+')}`,
    collapsed.size === 0 ? '' : `${String(collapsed.size)} collapsed`,
    dismissedHints.size === 0 ? '' : `${String(dismissedHints.size)} hints dismissed`,
    refusal === null ? '' : 'refused',
    imageErrorItem === null ? '' : 'image error',
    croppedAlt === '' ? '' : 'described picture',
    errors.length === 0 ? '' : `${String(errors.length)} errors`,
    history.saved === null ? '' : `saved after step ${String(history.saved.step.id)}`,
    savesAgain ? 'saves again' : '',
    afterSave === 'stay' ? 'stays' : '',
    countsAttempts ? `attempts ${attempts.map(({ step }) => step).join()}` : '',
  ].filter((fact) => fact !== '');
  return [
    chartText(value),
    ...facts,
    draftText(history.draft, getSelectedActivity(history.draft, selected).key),
  ].join(' | ');
}

const loading = 'xstate.done.actor.0.quizEditor.form.loading';
const saving = 'xstate.done.actor.0.quizEditor.form.saving';
const savingInPlace = 'xstate.done.actor.0.quizEditor.form.editing.savingInPlace.sending';
const reading = 'xstate.done.actor.0.quizEditor.form.loadingRemote';
const failed = (failure: object) => ({ ok: false, failure });

const storedQuizAnswer = { ok: true, value: { quiz: 12, version: '"2"', parts: [] } };

const options = ['a', 'b'].map((id) => ({ id, text: `Option ${id}` }));

/**
 * Two activities with a question each of two options: one is right in the first question, both in
 * the second.
 */
const small = draftOf(
  [question('q', { options })],
  [question('r', { options, isMultiple: true, rightAnswer: ['a', 'b'] })],
);

const quiz = (draft: Draft, isDistributed = false) => ({
  ok: true,
  value: { draft, serverIds: new Map(), isDistributed, version: '"1"' },
});

const order: ImportOrder = {
  playlists: ['Kinetics'],
  activities: [
    {
      title: 'Warm-up',
      sortIndex: 0,
      items: [
        {
          sortIndex: 0,
          type: 'video',
          title: 'Enzymes',
          image: null,
          isMultiple: false,
          rightAnswer: [],
          article: { id: 7, title: 'Enzymes' },
          textOptions: [],
        },
      ],
    },
  ],
  selection: { videos: true, questions: true },
};

const dialogs: Readonly<Record<string, ModelEvent>> = {
  'open the articles': { type: 'picker.open' },
  'close the articles': { type: 'picker.close' },
  'choose an article': { type: 'picker.choose', article: { id: 7, title: 'Enzymes', image: null } },
  'open the subjects': { type: 'subjects.open' },
  'close the subjects': { type: 'subjects.close' },
  'choose subjects': { type: 'subjects.choose', subjects: [3] },
  'open the videos': { type: 'videos.open' },
  'close the videos': { type: 'videos.close' },
  'choose a video': { type: 'video.choose', article: { id: 7, title: 'Enzymes', image: null } },
  'choose a label': { type: 'label.choose', activity: 'B' },
  'open the import': { type: 'import.open' },
  'close the import': { type: 'import.close' },
  'the playlists are imported': { type: 'xstate.done.actor.playlistImport', output: order },
  'import playlists': { type: 'playlists.import', order },
  'choose a picture': { type: 'questionImage.open', item: 'q', file: new File([], 'cell.png') },
  'describe the picture': { type: 'questionImage.describe', alt: 'A cell' },
  'close the picture': { type: 'questionImage.close' },
  'the picture fails': { type: 'questionImage.failed', item: 'q' },
  'the file is no picture': {
    type: 'questionImage.rejected',
    error: { key: 'richText.onlyImages' },
  },
  'the picture is stored': {
    type: 'xstate.done.actor.questionImage',
    output: { item: 'q', address: '/uploads/2.png' },
  },
  'paste into the question': {
    type: 'paste.open',
    content: { text: 'Cells', html: '' },
    target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
  },
  'close the paste': { type: 'paste.close' },
  'the paste is text': {
    type: 'xstate.done.actor.questionPaste',
    output: {
      target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
      result: { kind: 'text', text: 'Cells ' },
    },
  },
  'the paste is text in rich text': {
    type: 'xstate.done.actor.questionPaste',
    output: {
      target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0, isRich: true },
      result: { kind: 'text', text: 'Cells ' },
    },
  },
  'the paste is a question': {
    type: 'xstate.done.actor.questionPaste',
    output: {
      target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
      result: { kind: 'questions', items: [question('pasted')] },
    },
  },
  'ask which question to go to': { type: 'goTo.open' },
  'go to no question': { type: 'goTo.close' },
  'go to a question': { type: 'question.goTo', item: 'r' },
  'open the preview': { type: 'preview.open' },
  'close the preview': { type: 'preview.close' },
  'ask where to move': { type: 'move.open', item: 'q' },
  'ask where to move the selection': { type: 'move.openSelected' },
  'close the move': { type: 'move.close' },
};

const rules: Readonly<Record<string, ModelEvent>> = {
  'type a title': { type: 'detail.set', field: 'title', value: 'Kinetics 2' },
  'set the end': { type: 'detail.set', field: 'endDate', value: '2000-01-01T00:00:00.000Z' },
  'restrict the access': { type: 'detail.set', field: 'restrictNonInstitutional', value: true },
  'set an article': {
    type: 'detail.set',
    field: 'article',
    value: { id: 7, title: 'Enzymes', image: null },
  },
  'add an activity': { type: 'activity.add' },
  'remove the first activity': { type: 'activity.remove', activity: 'A' },
  'remove the second activity': { type: 'activity.remove', activity: 'B' },
  'rename an activity': { type: 'activity.rename', activity: 'A', title: 'Warm-up' },
  'empty the title of an activity': { type: 'activity.rename', activity: 'A', title: '' },
  'move an activity': { type: 'activity.move', activity: 'B', to: 0 },
  'select the second activity': { type: 'selection.set', activity: 'B' },
  'add a question': { type: 'question.add' },
  'add a video': {
    type: 'video.add',
    activity: 'A',
    item: 'v',
    article: { id: 7, title: 'Enzymes', image: null },
  },
  'add two questions': {
    type: 'items.add',
    activity: 'A',
    items: [question('x', { options }), question('y', { options })],
    index: 1,
  },
  'duplicate the first activity': { type: 'activity.duplicate', activity: 'A' },
  'duplicate the question': { type: 'items.duplicate', items: ['q'] },
  'move both questions': { type: 'items.move', items: ['q', 'r'], activity: 'B', to: 0 },
  'remove both questions': { type: 'items.remove', items: ['q', 'r'] },
  'allow several answers in both': {
    type: 'items.setMultiple',
    items: ['q', 'r'],
    isMultiple: true,
  },
  'move the second option': { type: 'option.move', item: 'q', option: 'b', to: 0 },
  'undo in the notice': { type: 'notice.acted', token: 'activity A' },
  'remove the question': { type: 'item.remove', item: 'q' },
  'move the question': { type: 'item.move', item: 'q', activity: 'B', to: 0 },
  'empty the question': { type: 'question.setTitle', item: 'q', title: '' },
  'set an image': { type: 'question.setImage', item: 'q', image: '/uploads/1.png' },
  'describe the image': { type: 'question.setImageAlt', item: 'q', alt: 'A cell' },
  'allow several answers': { type: 'question.setMultiple', item: 'q', isMultiple: true },
  'allow one answer': { type: 'question.setMultiple', item: 'q', isMultiple: false },
  'allow one answer where two are right': {
    type: 'question.setMultiple',
    item: 'r',
    isMultiple: false,
  },
  'remove a right answer': { type: 'answer.choose', item: 'r', option: 'a' },
  'add an option': { type: 'option.add', item: 'q' },
  'insert options': {
    type: 'options.insert',
    item: 'q',
    option: 'b',
    texts: ['One', 'Two'],
    right: [],
  },
  'type an option': { type: 'option.setText', item: 'q', option: 'a', text: 'Anaerobic' },
  'remove the first option': { type: 'option.remove', item: 'q', option: 'a' },
  'remove the second option': { type: 'option.remove', item: 'q', option: 'b' },
  'choose the first option': { type: 'answer.choose', item: 'q', option: 'a' },
  'choose the second option': { type: 'answer.choose', item: 'q', option: 'b' },
  'collapse the question': { type: 'collapse.toggle', item: 'q' },
  'dismiss a hint': { type: 'hint.dismiss', item: 'q', hint: 'optionIsLong' },
  'collapse all': { type: 'collapse.all' },
  'expand all': { type: 'collapse.none' },
  'leave the field': { type: 'field.leave' },
  undo: { type: 'history.undo' },
  redo: { type: 'history.redo' },
  'revert the first step': { type: 'history.revertStep', step: 1 },
  'revert the first step with its dependents': {
    type: 'history.revertWithDependents',
    step: 1,
  },
  'jump to the first step': { type: 'history.jumpToStep', step: 1 },
  'dismiss the refusal': { type: 'history.dismissRefusal' },
};

const findingTexts: Readonly<Record<string, ModelEvent>> = {
  'open the find bar': { type: 'find.open', text: 'Option', replaces: false },
  'close the find bar': { type: 'find.close', text: 'Option' },
  'go to a match': {
    type: 'match.reveal',
    location: { kind: 'option', activity: 'B', item: 'r', option: 'a' },
    range: { start: 0, end: 6 },
  },
  'replace in two texts': {
    type: 'texts.replace',
    search: 'Option',
    count: 2,
    texts: [
      {
        location: { kind: 'option', activity: 'A', item: 'q', option: 'a' },
        from: 'Option a',
        to: 'Answer a',
      },
      { location: { kind: 'detail', field: 'title' }, from: 'Kinetics', to: 'Options' },
    ],
  },
  'replace a text that has changed': {
    type: 'texts.replace',
    search: 'Option',
    count: 1,
    texts: [{ location: { kind: 'detail', field: 'title' }, from: 'Options', to: 'Answers' }],
  },
};

const selecting: Readonly<Record<string, ModelEvent>> = {
  'select the question': { type: 'items.select', item: 'q', isSelected: true },
  'deselect the question': { type: 'items.select', item: 'q', isSelected: false },
  'select up to the question': { type: 'items.selectRange', item: 'q' },
  'select all items': { type: 'items.selectAll' },
  'select nothing': { type: 'items.clearSelection' },
  'the selection is copied': { type: 'items.announceCopied' },
  'what is pasted cannot be read': { type: 'items.rejectPasted' },
};

/** Some of the rules' events by name. */
const pick = (...names: readonly string[]): Readonly<Record<string, ModelEvent>> =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => names.includes(name)));

const saves: Readonly<Record<string, ModelEvent>> = {
  'the load fails': { type: loading, output: failed({ kind: 'notFound' }) },
  'a read-only quiz is loaded': {
    type: loading,
    output: { ok: true, value: { ...quiz(small).value, closedReason: 'denied' } },
  },
  'load again': { type: 'editor.reload' },
  'discard the work': { type: 'editor.discard' },
  save: { type: 'editor.save' },
  'the quiz is stored': { type: saving, output: storedQuizAnswer },
  'the save cannot reach the server': { type: saving, output: failed({ kind: 'offline' }) },
  'another user has saved': { type: saving, output: failed({ kind: 'conflict', current: '"2"' }) },
  'load the newer version again': { type: 'conflict.reload' },
  'use all local values': { type: 'conflict.chooseSide', conflictId: null, side: 'local' },
  'restore a part': { type: 'conflict.restoreDropped', droppedId: 'item q', isRestored: true },
  'save the merged version': { type: 'conflict.save' },
  'open the newer version': { type: 'conflict.openRemote' },
  'continue editing': { type: 'conflict.dismiss' },
  'the newer version is loaded': { type: reading, output: quiz(small) },
  'the newer version cannot be loaded': { type: reading, output: failed({ kind: 'offline' }) },
};

const savesInPlace: Readonly<Record<string, ModelEvent>> = {
  'save and stay': { type: 'editor.saveAndStay' },
  'it is stored in place': { type: savingInPlace, output: storedQuizAnswer },
  'saving in place cannot reach the server': {
    type: savingInPlace,
    output: failed({ kind: 'offline' }),
  },
  'another user has saved before': {
    type: savingInPlace,
    output: failed({ kind: 'conflict', current: '"2"' }),
  },
};

/** Unsaved work as the journal finds it: the small quiz with another title. */
const draftNamed = (id: string): UnsavedDraft => ({
  id,
  source: { kind: 'stored', quiz: 12 },
  recovered: {
    base: { draft: small, serverIds: new Map(), isDistributed: false, version: '"1"' },
    history: applyEntry(startHistory(small), {
      type: 'stepped',
      at: 0,
      name: { key: 'quiz.step.title' },
      events: [{ type: 'detailChanged', field: 'title', from: 'Kinetics', to: 'Kinetics 2' }],
      joins: false,
    }),
    attempts: [],
    lines: [],
    isDamaged: false,
  },
  startedAt: 0,
  changedAt: 0,
});

const nothingFound: ModelEvent = { type: 'journal.draftsFound', drafts: [], newer: 0 };

const finding: Readonly<Record<string, ModelEvent>> = {
  'nothing unsaved is found': nothingFound,
  'a draft is found': { type: 'journal.draftsFound', drafts: [draftNamed('d')], newer: 0 },
  'the journal does not respond': {
    type: 'xstate.after.journalTimeout.quizEditor.journal.findingDrafts',
  },
  'the key of the drafts is awaited': { type: 'journal.keyAwaited' },
  'the key does not come': {
    type: 'xstate.after.keyTimeout.quizEditor.journal.awaitingKey',
  },
  'load again': { type: 'editor.reload' },
  'another tab writes': { type: 'journal.lockedElsewhere' },
  'another tab requests the lock': { type: 'journal.lockRequested' },
  'request the lock': { type: 'journal.requestLock' },
  'the lock is acquired': { type: 'journal.lockAcquired' },
  'continue the draft': { type: 'draft.continue', draft: 'd' },
  'continue it as a new quiz': { type: 'draft.continueAsNew', draft: 'd' },
  'discard the draft': { type: 'draft.discard', draft: 'd' },
};

const storing: Readonly<Record<string, ModelEvent>> = {
  'nothing unsaved is found': nothingFound,
  'this browser does not encrypt': { type: 'journal.unencrypted' },
  'the journal is opened': { type: 'journal.opened', id: 'j1' },
  'the journal is late': { type: 'xstate.after.storingDelay.quizEditor.journal.writing.storing' },
  'the first line is stored': { type: 'journal.stored', count: 1 },
  'two lines are stored': { type: 'journal.stored', count: 2 },
  'the storage is full': { type: 'journal.failed', error: 'full' },
  'the storage is newer': { type: 'journal.failed', error: 'newer' },
  'the journal breaks': { type: 'xstate.error.actor.journal', error: new Error('broken') },
  'store again': { type: 'journal.retry' },
  'save as a new quiz': { type: 'editor.saveAsNew' },
};

const storingJournal: Readonly<Record<string, ModelEvent>> = {
  'nothing unsaved is found': nothingFound,
  'discard the work': { type: 'editor.discard' },
  save: { type: 'editor.save' },
  'the quiz is stored': { type: saving, output: storedQuizAnswer },
  'two lines are stored': { type: 'journal.stored', count: 2 },
  'every line is stored': { type: 'journal.stored', count: 3 },
  'the journal is late': { type: 'xstate.after.storingDelay.quizEditor.journal.writing.storing' },
  'the disk is late': { type: 'xstate.after.finishTimeout.quizEditor.form.storingJournal' },
  'save and stay': { type: 'editor.saveAndStay' },
  'the attempt waits in vain': {
    type: 'xstate.after.attemptTimeout.quizEditor.form.storingAttempt',
  },
  'the attempt in place waits in vain': {
    type: 'xstate.after.attemptTimeout.quizEditor.form.editing.savingInPlace.storingAttempt',
  },
  'the storage is full': { type: 'journal.failed', error: 'full' },
};

/** Whether time has passed for it: an attempt waits longer than a journal that is called late. */
const isLongEnough = (event: string, state: string): boolean =>
  !event.endsWith('waits in vain') || state.includes('delayed');

/** What differs between the models of the editor. */
interface Setting {
  readonly kind: QuizKind;
  readonly isDistributed?: boolean;
  readonly events: Readonly<Record<string, ModelEvent>>;
  /** How many steps may be made before a walk ends. */
  readonly steps: number;
  readonly source?: Source;
  /**
   * How many lines the journal may hold before a walk ends; otherwise there is no journal, which
   * every rule is the same with.
   */
  readonly lines?: number;
  /** Whether saves without a response tell situations apart. */
  readonly countsAttempts?: boolean;
}

const storedQuiz: Source = { kind: 'stored', quiz: 12 };

function createInput(kind: QuizKind, source: Source): EditorInput {
  let key = 0;
  let now = 0;
  return {
    context: kind,
    kind,
    source,
    now: () => (now += 60_000),
    createKey: () => `new-${String((key += 1))}`,
    canPreview: true,
  };
}

/** A model of the editor on the small quiz: two activities with a question each of two options. */
const editorModel = ({
  kind,
  isDistributed = false,
  events,
  steps,
  lines,
  countsAttempts = false,
  source = storedQuiz,
}: Setting): Omit<ModelOptions<typeof quizEditorMachine>, 'machine' | 'each'> => ({
  createInput: () => createInput(kind, source),
  stateOf: (snapshot) => stateOf(snapshot, lines !== undefined, countsAttempts),
  until: ({ context }) =>
    context.history.nextStepId > steps || context.journal.sentCount > (lines ?? Infinity),
  events: {
    ...(lines === undefined && {
      'there is no journal': { type: 'journal.failed', error: 'missing' },
    }),
    'the quiz is loaded': { type: loading, output: quiz(small, isDistributed) },
    ...events,
  },
});

/** The models whose walks together take every transition of the editor's chart. */
export const quizEditorModel = defineModel({
  machine: quizEditorMachine,
  requirements: 'QED-17 QED-18 QED-24 QED-26 QED-28 QED-30 QFRM-18 QVAL-02',
  parts: {
    'rules of a template': {
      each: 'transition',
      ...editorModel({ kind: 'template', events: rules, steps: 2 }),
    },
    dialogs: {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: {
          ...dialogs,
          'select the question': selecting['select the question'] as ModelEvent,
          ...pick('move the question', 'move both questions', 'remove the second activity', 'undo'),
        },
        steps: 2,
      }),
    },
    'selecting items': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: {
          ...selecting,
          ...pick(
            'duplicate the question',
            'remove the question',
            'select the second activity',
            'undo',
          ),
        },
        steps: 2,
      }),
    },
    'finding and replacing': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: { ...findingTexts, ...pick('type a title', 'undo') },
        steps: 2,
      }),
    },
    'finding in a distributed quiz': {
      each: 'transition',
      ...editorModel({ kind: 'user', isDistributed: true, events: findingTexts, steps: 1 }),
    },
    'rules of a library quiz': {
      each: 'edge',
      ...editorModel({ kind: 'library', events: rules, steps: 1 }),
    },
    "rules of a distributed user's quiz": {
      each: 'edge',
      ...editorModel({ kind: 'user', isDistributed: true, events: rules, steps: 1 }),
    },
    'dialogs where a label is needed': {
      each: 'transition',
      ...editorModel({ kind: 'library', events: dialogs, steps: 1 }),
    },
    'recovering a draft': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: { ...finding, 'the load fails': saves['the load fails'] as ModelEvent },
        steps: 2,
        lines: 1,
      }),
    },
    'recovering a new quiz': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        source: { kind: 'blank' },
        events: { ...finding, 'start a new quiz': { type: 'draft.startNew' } },
        steps: 1,
        lines: 1,
      }),
    },
    'storing every step': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: { ...storing, ...pick('type a title', 'undo') },
        steps: 2,
        lines: 2,
      }),
    },
    'storingJournal a save': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: { ...storingJournal, ...pick('type a title') },
        steps: 2,
        lines: 4,
      }),
      canHappen: isLongEnough,
    },
    'saving in place': {
      each: 'transition',
      ...editorModel({
        kind: 'template',
        events: {
          ...savesInPlace,
          save: saves['save'] as ModelEvent,
          'the newer version is loaded': saves['the newer version is loaded'] as ModelEvent,
          'save the merged version': saves['save the merged version'] as ModelEvent,
          'the quiz is stored': saves['the quiz is stored'] as ModelEvent,
          ...pick('type a title', 'empty the question', 'undo'),
        },
        steps: 2,
        countsAttempts: true,
      }),
    },
    saving: {
      each: 'edge',
      ...editorModel({
        kind: 'template',
        events: { ...saves, ...pick('type a title', 'empty the question', 'undo') },
        steps: 2,
      }),
    },
  },
});
