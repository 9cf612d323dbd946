import { expect, test } from 'vitest';

import { selectJournalStatus } from '../../../../src/machines/shared/editor/journal.ts';
import { getPart } from '../../../support/define-model.ts';
import { startMachine, waitForAnswers } from '../../../support/running-machine.ts';
import { playlistEditorModel } from './playlist-editor-model.ts';

test('QFRM-39 the status of the journal says what is stored, delayed or not stored', async () => {
  const part = getPart(playlistEditorModel, 'storing every step');
  const { getSnapshot, perform, stop } = startMachine(part, () => undefined);
  const statuses: unknown[] = [];
  for (const name of [
    'the playlist is loaded',
    'nothing unsaved is found',
    'type a title',
    'the journal is late',
    'the storage is full',
    'the first line is stored',
  ]) {
    const event = part.events[name];
    if (event === undefined) throw new Error(`no event '${name}'`);
    perform(event);
    await waitForAnswers();
    statuses.push([
      name,
      selectJournalStatus(getSnapshot() as Parameters<typeof selectJournalStatus>[0]),
    ]);
  }
  stop();
  expect(statuses.slice(1)).toEqual([
    ['nothing unsaved is found', { kind: 'stored' }],
    ['type a title', { kind: 'storing', steps: 1 }],
    ['the journal is late', { kind: 'delayed', steps: 1 }],
    ['the storage is full', { kind: 'notStored', steps: 1, error: 'full' }],
    ['the first line is stored', { kind: 'stored' }],
  ]);
});
