import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';

import { failed, succeeded } from '../../../../../src/domain/outcome.ts';
import type { SourceActivity } from '../../../../../src/domain/quiz/stored/stored-quiz.ts';
import {
  playlistImportMachine,
  findImportRefusal,
  importablePlaylistsMachine,
  type PlaylistChoice,
} from '../../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import type { ListPage } from '../../../../../src/domain/lists/list-page.ts';
import { fromCall } from '../../../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../../../src/machines/shared/list/list-types.ts';

const playlist = (id: number): PlaylistChoice => ({
  id,
  title: `Playlist ${String(id)}`,
  countOfArticles: 1,
});
const activity = (title: string, sortIndex: number): SourceActivity => ({
  title,
  sortIndex,
  items: [],
});
const contents: Readonly<Record<number, readonly SourceActivity[]>> = {
  1: [activity('One b', 1), activity('One a', 0)],
  2: [activity('Two', 0)],
};

/** Starts an import; playlists 1 and 2 can be read, others cannot until `mended`. */
function start() {
  const reads: number[] = [];
  let isMended = false;
  const machine = playlistImportMachine.provide({
    actors: {
      playlistList: importablePlaylistsMachine.provide({
        actors: {
          loadPage: fromCall<ListPage<PlaylistChoice>, LoadPageInput>(async () =>
            succeeded({ items: [playlist(1), playlist(2)], totalItems: 2, totalPages: 1 }),
          ),
        },
      }),
      loadPlaylist: fromCall<readonly SourceActivity[], { readonly id: number }>(
        async ({ input: { id } }) => {
          reads.push(id);
          const content = contents[id];
          if (id === 9) return failed({ kind: 'unexpected' });
          return content !== undefined || isMended
            ? succeeded(content ?? [])
            : { ok: false, failure: { kind: 'offline' } };
        },
      ),
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    reads,
    mend: () => {
      isMended = true;
    },
    choose: (...ids: readonly number[]) => {
      for (const id of ids) actor.send({ type: 'playlist.choose', playlist: playlist(id) });
    },
    read: () => waitFor(actor, (snapshot) => snapshot.matches({ picking: { reader: 'idle' } })),
    refusal: () => findImportRefusal(actor.getSnapshot().context)?.reason ?? null,
  };
}

describe('choosing', () => {
  it('QED-12 loads each selected playlist once, one after the other, and lists it once', async () => {
    const { actor, reads, choose, read } = start();
    choose(2, 1, 2);
    await read();
    expect(reads).toEqual([2, 1]);
    expect(actor.getSnapshot().context.selected.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('QED-12 PLAY-03 the order of the list is the order of the import', async () => {
    const { actor, choose, read } = start();
    choose(1, 2);
    actor.send({ type: 'playlist.move', id: 2, to: 0 });
    await read();
    actor.send({ type: 'import.confirm' });
    expect(actor.getSnapshot().output).toEqual({
      playlists: ['Playlist 2', 'Playlist 1'],
      activities: [activity('Two', 0), activity('One a', 1), activity('One b', 2)],
      selection: { videos: true, questions: true },
    });
  });

  it('a playlist that was deselected while it loaded is not added', async () => {
    const { actor, choose, read } = start();
    choose(1, 2);
    actor.send({ type: 'playlist.drop', id: 1 });
    await read();
    expect(actor.getSnapshot().context.selected.map(({ id }) => id)).toEqual([2]);
  });
});

describe('what can be imported', () => {
  it('QED-13 QED-14 requires one option, one playlist and all playlists loaded', async () => {
    const { actor, choose, read, refusal } = start();
    expect(refusal()).toEqual({ key: 'playlistImport.chooseOne' });
    choose(1);
    expect(refusal()).toEqual({ key: 'playlistImport.stillReading' });
    await read();
    expect(refusal()).toBeNull();
    actor.send({ type: 'selection.set', selection: { videos: false } });
    expect(refusal()).toBeNull();
    actor.send({ type: 'selection.set', selection: { questions: false } });
    expect(refusal()).toEqual({ key: 'playlistImport.tickOne' });
    actor.send({ type: 'import.confirm' });
    expect(actor.getSnapshot().status).toBe('active');
  });
});

describe('a playlist that cannot be loaded', () => {
  it('QIO-15 nothing is imported before the author confirms to continue with the others', async () => {
    const { actor, choose, read } = start();
    choose(1, 7, 9);
    await read();
    actor.send({ type: 'import.confirm' });
    expect(actor.getSnapshot().matches({ picking: { order: 'confirming' } })).toBe(true);
    actor.send({ type: 'import.back' });
    expect(actor.getSnapshot().matches({ picking: { order: 'choosing' } })).toBe(true);
    actor.send({ type: 'import.confirm' });
    actor.send({ type: 'import.confirm' });
    expect(actor.getSnapshot().output?.playlists).toEqual(['Playlist 1']);
  });

  it('QIO-15 it can be loaded again', async () => {
    const { actor, choose, read, mend, refusal } = start();
    choose(7);
    await read();
    expect(refusal()).toEqual({ key: 'playlistImport.noneRead' });
    mend();
    actor.send({ type: 'playlist.reload', id: 7 });
    await read();
    expect(refusal()).toBeNull();
  });
});
