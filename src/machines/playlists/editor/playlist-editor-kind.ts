import { href } from '../../../domain/access/href.ts';
import { createHistory } from '../../../domain/history/history.ts';
import type { Key, PlaylistDraft } from '../../../domain/playlist/draft/draft.ts';
import type { PlaylistEvent } from '../../../domain/playlist/events/event.ts';
import {
  playlistModel,
  revertStep,
  revertStepWithDependents,
} from '../../../domain/playlist/history/playlist-history.ts';
import { rebasePlaylist } from '../../../domain/playlist/rebase/rebase-playlist.ts';
import {
  readSavedServerIds,
  toPlaylistPayload,
} from '../../../domain/playlist/stored/open-playlist.ts';
import { validatePlaylist } from '../../../domain/playlist/validate-playlist.ts';
import type { EditorKind } from '../../shared/editor/editor-types.ts';
import { createHistoryChanges } from '../../shared/editor/change-history.ts';
import { createSaving } from '../../shared/editor/saving.ts';
import { startJournal } from '../../shared/editor/journal.ts';
import {
  createInitialContext,
  type ContextChange,
  type PlaylistEditorContext,
  type PlaylistTypes,
} from './context.ts';

/** Scrolls to an entry and focuses it; null is the title. */
export const revealEntry = (
  { reveal }: PlaylistEditorContext,
  entry: Key | null,
): ContextChange => ({ reveal: { entry, count: (reveal?.count ?? 0) + 1 } });

/** Returns the entry that an event leaves behind: the changed one, or the neighbor of a removed. */
export function getChangedEntry(event: PlaylistEvent, { entries }: PlaylistDraft): Key | null {
  switch (event.type) {
    case 'titleChanged':
      return null;
    case 'labelRenamed':
      return event.label;
    case 'entryAdded':
      return event.entry.key;
    case 'entryRemoved':
      return (entries[event.index] ?? entries.at(-1))?.key ?? null;
    case 'entriesMoved':
      return event.keys[0];
    default:
      return event satisfies never;
  }
}

/** Returns the label under which articles are added, or before the first when it is gone. */
export const keepTarget = ({ target, history }: PlaylistEditorContext): ContextChange => ({
  target: history.draft.entries.some(({ key }) => key === target) ? target : null,
});

/** Returns the label at the end of a draft, under which articles are added first. */
const getLastLabel = ({ entries }: PlaylistDraft): Key | null =>
  entries.findLast(({ type }) => type === 'label')?.key ?? null;

const getLoadedInfo = ({ journal: { loadOutcome }, info }: PlaylistEditorContext) =>
  loadOutcome?.ok === true ? loadOutcome.value.info : info;

/** A playlist, as an editor needs it. */
export const playlistEditorKind: EditorKind<PlaylistTypes, PlaylistEditorContext> = {
  name: 'playlist',
  model: playlistModel,
  revertStep,
  revertStepWithDependents,
  open: (context, { draft, serverIds, version, info }) => ({
    ...createInitialContext(context.input),
    history: createHistory(draft),
    serverIds,
    version,
    info,
    target: getLastLabel(draft),
    journal: startJournal(context.journal),
  }),
  adoptVersion: (context, version) => ({
    info: 'info' in version ? version.info : getLoadedInfo(context),
    target: getLastLabel(context.history.draft),
  }),
  adoptSaved: ({ input }, { id, version, stored, info }, sent) => ({
    input: { ...input, source: { kind: 'stored', playlist: id } },
    version,
    info,
    serverIds: readSavedServerIds(sent, stored),
  }),
  getEditPath: ({ input }) => href('playlist', { id: input.source.playlist }),
  savedMessages: {
    stay: { key: 'playlistEditor.savedNotice' },
    leave: { key: 'playlistEditor.savedNotice' },
  },
  convertToNew: ({ input }) => ({
    input: { ...input, source: { kind: 'copy', playlist: input.source.playlist } },
  }),
  isStored: ({ kind }) => kind === 'stored',
  toBase: ({ history, serverIds, version }) => ({ draft: history.draft, serverIds, version }),
  toRemote: ({ serverIds, version }) => ({ origins: [...serverIds], version }),
  toPayload: ({ serverIds }, draft) => toPlaylistPayload(draft, serverIds),
  validate: ({ history }) => validatePlaylist(history.draft),
  listErrorMessages: (errors) => errors.slice(0, 1).map(({ message }) => message),
  revealError: (context, { label }) => revealEntry(context, label),
  revealEvent: (context, event) => ({
    ...keepTarget(context),
    ...revealEntry(context, getChangedEntry(event, context.history.draft)),
  }),
  noChoices: { sides: new Map() },
  rebase: ({ history }, { draft }, { sides }, at) => rebasePlaylist(history, draft, sides, at),
};

/** The functions that change the history of a playlist. */
export const playlistHistory = createHistoryChanges(playlistEditorKind);

/** The functions that save, merge and recover a playlist. */
export const playlistSaving = createSaving(playlistEditorKind, playlistHistory);
