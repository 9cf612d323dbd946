import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizRecycleBinMachine } from '../../../../src/machines/quiz/lists/recycle-bin-machine.ts';
import type { DeletedItem } from '../../../../src/machines/shared/list/recycle-bin-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath } from '../../../support/model.ts';

const cells: DeletedItem = { id: 1, title: 'Cells' };
const gels: DeletedItem = { id: 2, title: 'Gels' };
const restoring = '0.recycleBin.restoring';

const stateOf = ({
  value,
  context: { count, deletions, queue },
}: SnapshotFrom<typeof quizRecycleBinMachine>): string =>
  `${value}, ${String(count)} deleted, can undo ${Object.keys(deletions).join(' and ') || 'nothing'}, queue ${queue.join(' and ') || 'nothing'}`;

const model = createModel({
  machine: quizRecycleBinMachine,
  input: undefined,
  stateOf,
  until: ({ context: { count } }) => count > 2,
  events: {
    'one is deleted': { type: 'items.deleted', items: [cells], alreadyGone: [] },
    'one is deleted, another was gone already': {
      type: 'items.deleted',
      items: [cells],
      alreadyGone: [gels],
    },
    'it was gone already': { type: 'items.deleted', items: [], alreadyGone: [cells] },
    'undo the first': { type: 'notice.acted', token: 'recycleBin 1' },
    'undo the second': { type: 'notice.acted', token: 'recycleBin 2' },
    "somebody else's action": { type: 'notice.acted', token: 'other 1' },
    'all are back': {
      type: `xstate.done.actor.${restoring}`,
      output: [{ item: cells, outcome: succeeded(null) }],
    },
    'one is refused': {
      type: `xstate.done.actor.${restoring}`,
      output: [
        { item: cells, outcome: succeeded(null) },
        { item: gels, outcome: failed({ kind: 'notFound' }) },
      ],
    },
    'the call breaks': { type: `xstate.error.actor.${restoring}`, error: new Error('broken') },
  },
});

describe('the recycle bin: model-based paths', () => {
  test('QLST-64 the paths cover every state and transition of the chart', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test('QLST-64 no deletion is queued twice, and users undo only their own', () => {
    const waiting = model.states.map((state) => state.split('waiting ')[1]?.split(' and ') ?? []);
    expect(
      waiting.filter(
        (tokens) => new Set(tokens).size < tokens.length || tokens.includes('other 1'),
      ),
    ).toEqual([]);
  });

  test.each(model.paths)('QLST-64 $title', async (path) => {
    const held = holdActors();
    const machine = quizRecycleBinMachine.provide({ actors: { restoreItems: held.promise() } });
    await runPath(path, createMachineDriver({ machine, held, input: undefined, stateOf }));
  });
});
