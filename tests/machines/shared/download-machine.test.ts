import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  createDownloadMachine,
  type SavedFile,
} from '../../../src/machines/shared/download-machine.ts';
import type { Emitted } from '../../../src/machines/shared/emitted.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

function start() {
  const downloads: {
    readonly subject: number;
    readonly answer: (outcome: Outcome<SavedFile>) => void;
  }[] = [];
  const machine = createDownloadMachine<number>('file', {
    done: (name) => ({ text: `saved ${name}` }),
    failed: { text: 'not saved' },
  }).provide({
    actors: {
      download: fromCall<SavedFile, { readonly subject: number }>(
        ({ input: { subject } }) =>
          new Promise((answer) => {
            downloads.push({
              subject,
              answer,
            });
          }),
      ),
    },
  });
  const download = createActor(machine, { input: 7 });
  const emitted: Emitted[] = [];
  download.on('notice', (event) => {
    emitted.push(event);
  });
  download.start();
  return {
    download,
    downloads,
    emitted,
    reach: (state: 'idle' | 'failed') =>
      waitFor(download, (snapshot) => snapshot.matches(state), { timeout: 1000 }),
  };
}

const saved = { type: 'notice', notice: { severity: 'success', message: { text: 'saved 7.csv' } } };
const notSaved = { type: 'notice', notice: { severity: 'error', message: { text: 'not saved' } } };

test('QRES-10 a file is downloaded once despite repeated requests, and the notice names it', async () => {
  const { download, downloads, emitted, reach } = start();
  for (let press = 0; press < 3; press += 1) download.send({ type: 'download.start' });
  expect([downloads.length, downloads[0]?.subject, download.getSnapshot().value]).toEqual([
    1,
    7,
    'downloading',
  ]);
  downloads[0]?.answer(succeeded({ name: '7.csv' }));
  await reach('idle');
  expect(emitted).toEqual([saved]);
});

test('QRES-10 a failed download shows an error and can be retried', async () => {
  const { download, downloads, emitted, reach } = start();
  download.send({ type: 'download.start' });
  downloads[0]?.answer(failed({ kind: 'offline' }));
  await reach('failed');
  expect(download.getSnapshot().context.failure).toEqual({ kind: 'offline' });
  download.send({ type: 'download.start' });
  expect(download.getSnapshot().context.failure).toBeNull();
  downloads[1]?.answer(failed({ kind: 'unexpected' }));
  await reach('failed');
  download.send({ type: 'download.start' });
  downloads[2]?.answer(succeeded({ name: '7.csv' }));
  await reach('idle');
  expect(emitted).toEqual([notSaved, notSaved, saved]);
});
