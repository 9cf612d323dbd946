import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { playlistRecycleBinMachine } from '../../../src/machines/playlists/playlist-list-machine.ts';

test('PLAY-02 a playlist that was already deleted is named, without an undo', () => {
  const bin = createActor(playlistRecycleBinMachine);
  const emitted: unknown[] = [];
  bin.on('*', (event) => {
    emitted.push(event);
  });
  bin.start();
  bin.send({
    type: 'change.done',
    change: { kind: 'delete', items: [], alreadyGone: [{ id: 5, title: 'Kinetics' }] },
  });
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: {
        severity: 'info',
        message: { key: 'playlists.alreadyGone', values: { title: 'Kinetics' } },
      },
    },
  ]);
});
