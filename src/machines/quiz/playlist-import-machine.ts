import { assertEvent, assign, fromPromise, setup } from 'xstate';

import { failed, type Outcome } from '../../domain/outcome.ts';
import type { SourceActivity } from '../../domain/quiz/stored-quiz.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import {
  importRefusal,
  orderOf,
  unreadable,
  type ChosenPlaylist,
  type ImportContext,
  type ImportEvent,
  type ImportOrder,
} from './playlist-import-types.ts';
import { playlistListInput, playlistListMachine } from './playlist-list-machine.ts';

type Content = Outcome<readonly SourceActivity[]>;

const nextUnread = ({ chosen }: ImportContext): ChosenPlaylist | undefined =>
  chosen.find(({ content }) => content === null);
const withContent = (
  chosen: readonly ChosenPlaylist[],
  id: number | null,
  content: Content | null,
): readonly ChosenPlaylist[] =>
  chosen.map((playlist) => (playlist.id === id ? { ...playlist, content } : playlist));

function moved(
  chosen: readonly ChosenPlaylist[],
  id: number,
  to: number,
): readonly ChosenPlaylist[] {
  const playlist = chosen.find((each) => each.id === id);
  return playlist === undefined
    ? chosen
    : chosen.filter((each) => each !== playlist).toSpliced(to, 0, playlist);
}

/**
 * The import of playlists (QED-12 to QED-14, QIO-15): playlists are chosen, ordered and read one after the other; it ends with the order to
 * import them. When some could not be read, it asks before the others come in. Supply `playlistList` and `loadPlaylist`.
 */
export const playlistImportMachine = setup({
  types: { context: {} as ImportContext, events: {} as ImportEvent, output: {} as ImportOrder },
  actors: {
    playlistList: playlistListMachine,
    loadPlaylist: fromPromise<Content, { readonly id: number }>(notSupplied('loadPlaylist')),
  },
  guards: {
    isNew: ({ context, event }) => {
      assertEvent(event, 'playlist.choose');
      return context.chosen.every(({ id }) => id !== event.playlist.id);
    },
    hasUnread: ({ context }) => nextUnread(context) !== undefined,
    cannotImport: ({ context }) => importRefusal(context) !== null,
    someUnreadable: ({ context }) => unreadable(context).length > 0,
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, 'playlist.choose');
      return { chosen: [...context.chosen, { ...event.playlist, content: null }] };
    }),
    drop: assign(({ context, event }) => {
      assertEvent(event, 'playlist.drop');
      return { chosen: context.chosen.filter(({ id }) => id !== event.id) };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'playlist.move');
      return { chosen: moved(context.chosen, event.id, event.to) };
    }),
    forget: assign(({ context, event }) => {
      assertEvent(event, 'playlist.readAgain');
      return { chosen: withContent(context.chosen, event.id, null) };
    }),
    wish: assign(({ context, event }) => {
      assertEvent(event, 'wish.set');
      return { wish: { ...context.wish, ...event.wish } };
    }),
    startReading: assign(({ context }) => ({ reading: nextUnread(context)?.id ?? null })),
    keepContent: assign(({ context }, content: Content) => ({
      chosen: withContent(context.chosen, context.reading, content),
      reading: null,
    })),
  },
}).createMachine({
  id: 'playlistImport',
  context: { chosen: [], wish: { videos: true, questions: true }, reading: null },
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
                onDone: {
                  target: 'idle',
                  actions: { type: 'keepContent', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'keepContent', params: () => failed({ kind: 'unexpected' }) },
                },
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
                'playlist.readAgain': { actions: 'forget' },
                'wish.set': { actions: 'wish' },
                'import.confirm': [
                  { guard: 'cannotImport' },
                  { guard: 'someUnreadable', target: 'asking' },
                  { target: '#playlistImport.ordered' },
                ],
              },
            },
            asking: {
              on: { 'import.confirm': '#playlistImport.ordered', 'import.back': 'choosing' },
            },
          },
        },
      },
    },
    ordered: { type: 'final' },
  },
  output: ({ context }) => orderOf(context),
});
