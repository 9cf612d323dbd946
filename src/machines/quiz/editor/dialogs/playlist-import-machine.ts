import { assertEvent, assign, setup } from 'xstate';

import type { Outcome } from '../../../../domain/outcome.ts';
import type { ImportSelection } from '../../../../domain/quiz/commands/plan-import.ts';
import { refuse, type Refusal } from '../../../../domain/quiz/commands/decision.ts';
import type { SourceActivity } from '../../../../domain/quiz/stored/stored-quiz.ts';
import { fromCall } from '../../../shared/from-call.ts';
import { createListMachine } from '../../../shared/list/list-machine.ts';
import type { ListInput } from '../../../shared/list/list-types.ts';
import { notProvided } from '../../../shared/not-provided.ts';
import { withOutput } from '../../../shared/with-output.ts';

/** A playlist of the person in the list of the import dialog. */
export interface PlaylistChoice {
  readonly id: number;
  readonly title: string;
  readonly countOfArticles: number;
}

/** The input of the list: no search text and the server's order. */
const playlistListInput: ListInput = { address: '', defaults: { sort: null, filters: {} } };

/** The person's playlists with search and pagination (API-105). Provide `loadPage`. */
export const importablePlaylistsMachine = createListMachine<PlaylistChoice>({ id: 'playlistList' });

/** A playlist to import. `content` is null until it is loaded. */
export interface SelectedPlaylist extends PlaylistChoice {
  readonly content: Outcome<readonly SourceActivity[]> | null;
}

/**
 * The output of the import: the titles of the loaded playlists, their activities in order, and
 * which items to import.
 */
export interface ImportOrder {
  readonly playlists: readonly string[];
  readonly activities: readonly SourceActivity[];
  readonly selection: ImportSelection;
}

/** The context of the import. `reading` is the id of the playlist that is being loaded. */
export interface ImportContext {
  readonly selected: readonly SelectedPlaylist[];
  readonly selection: ImportSelection;
  readonly reading: number | null;
}

/** The events of the import. `to` is the index in the list without the moved playlist. */
export type ImportEvent =
  | { readonly type: 'playlist.choose'; readonly playlist: PlaylistChoice }
  | { readonly type: 'playlist.drop'; readonly id: number }
  | { readonly type: 'playlist.move'; readonly id: number; readonly to: number }
  | { readonly type: 'playlist.reload'; readonly id: number }
  | { readonly type: 'selection.set'; readonly selection: Partial<ImportSelection> }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.back' };

/** Returns the playlists that could not be loaded. */
export const findUnreadable = ({
  selected,
}: Pick<ImportContext, 'selected'>): readonly SelectedPlaylist[] =>
  selected.filter(({ content }) => content?.ok === false);

/**
 * Returns what the loaded playlists would import: playlists in the selected order, activities
 * numbered through.
 */
export function toImportOrder({
  selected,
  selection,
}: Pick<ImportContext, 'selected' | 'selection'>): ImportOrder {
  const read = selected.flatMap(({ title, content }) =>
    content?.ok === true
      ? [{ title, activities: content.value.toSorted((a, b) => a.sortIndex - b.sortIndex) }]
      : [],
  );
  return {
    playlists: read.map(({ title }) => title),
    activities: read
      .flatMap(({ activities }) => activities)
      .map((activity, sortIndex) => ({ ...activity, sortIndex })),
    selection,
  };
}

/** Returns why nothing can be imported now; null when something can (QED-13, QED-14). */
export function findImportRefusal({
  selected,
  selection,
}: Pick<ImportContext, 'selected' | 'selection'>): Refusal | null {
  if (!selection.videos && !selection.questions) return refuse({ key: 'playlistImport.tickOne' });
  if (selected.length === 0) return refuse({ key: 'playlistImport.chooseOne' });
  if (selected.some(({ content }) => content === null))
    return refuse({ key: 'playlistImport.stillReading' });
  return selected.every(({ content }) => content?.ok === false)
    ? refuse({ key: 'playlistImport.noneRead' })
    : null;
}

type Content = Outcome<readonly SourceActivity[]>;

const findNextUnread = ({ selected }: ImportContext): SelectedPlaylist | undefined =>
  selected.find(({ content }) => content === null);
const replaceContent = (
  selected: readonly SelectedPlaylist[],
  id: number | null,
  content: Content | null,
): readonly SelectedPlaylist[] =>
  selected.map((playlist) => (playlist.id === id ? { ...playlist, content } : playlist));

function movePlaylist(
  selected: readonly SelectedPlaylist[],
  id: number,
  to: number,
): readonly SelectedPlaylist[] {
  const playlist = selected.find((each) => each.id === id);
  return playlist === undefined
    ? selected
    : selected.filter((each) => each !== playlist).toSpliced(to, 0, playlist);
}

/**
 * The import of playlists (QED-12 to QED-14, QIO-15): playlists are selected, ordered and loaded
 * one after the other. The output is the order to import them. Playlists that cannot be loaded need
 * a confirmation. Provide `playlistList` and `loadPlaylist`.
 */
export const playlistImportMachine = setup({
  types: { context: {} as ImportContext, events: {} as ImportEvent, output: {} as ImportOrder },
  actors: {
    playlistList: importablePlaylistsMachine,
    loadPlaylist: fromCall<readonly SourceActivity[], { readonly id: number }>(
      notProvided('loadPlaylist'),
    ),
  },
  guards: {
    isNew: ({ context, event }) => {
      assertEvent(event, 'playlist.choose');
      return context.selected.every(({ id }) => id !== event.playlist.id);
    },
    hasUnread: ({ context }) => findNextUnread(context) !== undefined,
    cannotImport: ({ context }) => findImportRefusal(context) !== null,
    hasUnreadable: ({ context }) => findUnreadable(context).length > 0,
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, 'playlist.choose');
      return { selected: [...context.selected, { ...event.playlist, content: null }] };
    }),
    drop: assign(({ context, event }) => {
      assertEvent(event, 'playlist.drop');
      return { selected: context.selected.filter(({ id }) => id !== event.id) };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'playlist.move');
      return { selected: movePlaylist(context.selected, event.id, event.to) };
    }),
    clearContent: assign(({ context, event }) => {
      assertEvent(event, 'playlist.reload');
      return { selected: replaceContent(context.selected, event.id, null) };
    }),
    setSelection: assign(({ context, event }) => {
      assertEvent(event, 'selection.set');
      return { selection: { ...context.selection, ...event.selection } };
    }),
    startReading: assign(({ context }) => ({ reading: findNextUnread(context)?.id ?? null })),
    setContent: assign(({ context }, content: Content) => ({
      selected: replaceContent(context.selected, context.reading, content),
      reading: null,
    })),
  },
}).createMachine({
  id: 'playlistImport',
  context: { selected: [], selection: { videos: true, questions: true }, reading: null },
  invoke: { src: 'playlistList', id: 'playlistList', input: () => playlistListInput },
  initial: 'picking',
  states: {
    picking: {
      type: 'parallel',
      states: {
        reader: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasUnread', target: 'reading' } },
            reading: {
              entry: 'startReading',
              invoke: {
                src: 'loadPlaylist',
                input: ({ context }) => ({ id: context.reading ?? 0 }),
                onDone: { target: 'idle', actions: withOutput('setContent') },
              },
            },
          },
        },
        order: {
          initial: 'choosing',
          states: {
            choosing: {
              on: {
                'playlist.choose': { guard: 'isNew', actions: 'choose' },
                'playlist.drop': { actions: 'drop' },
                'playlist.move': { actions: 'move' },
                'playlist.reload': { actions: 'clearContent' },
                'selection.set': { actions: 'setSelection' },
                'import.confirm': [
                  { guard: 'cannotImport' },
                  { guard: 'hasUnreadable', target: 'confirming' },
                  { target: '#playlistImport.ordered' },
                ],
              },
            },
            confirming: {
              on: { 'import.confirm': '#playlistImport.ordered', 'import.back': 'choosing' },
            },
          },
        },
      },
    },
    ordered: { type: 'final' },
  },
  output: ({ context }) => toImportOrder(context),
});
