import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import {
  paletteSearchMachine,
  type RecentChanged,
} from '../../../src/machines/shell/palette-search-machine.ts';

test('LIM-11 a chosen entry is the newest of the recent ones, which are reported to be stored', () => {
  const page = { id: 'area quizzes', found: null };
  const quiz = { id: 'quiz 7', found: { title: 'Enzymes', to: '/quiz/7' } };
  const emitted: RecentChanged[] = [];
  const search = createActor(paletteSearchMachine, { input: { recent: [page] } }).start();
  search.on('*', (event) => emitted.push(event));
  search.send({ type: 'entry.chosen', entry: quiz });
  search.send({ type: 'entry.chosen', entry: page });
  expect(emitted).toEqual([
    { type: 'recent.changed', recent: [quiz, page] },
    { type: 'recent.changed', recent: [page, quiz] },
  ]);
});

test('LIM-11 one group is shown alone until all are chosen again', () => {
  const search = createActor(paletteSearchMachine, { input: { recent: [] } }).start();
  search.send({ type: 'group.choose', group: 'classes' });
  expect(search.getSnapshot().context.group).toBe('classes');
  search.send({ type: 'group.choose', group: null });
  expect(search.getSnapshot().context.group).toBeNull();
});
