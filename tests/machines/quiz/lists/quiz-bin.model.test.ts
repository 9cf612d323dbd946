import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import {
  quizBinMachine,
  type DeletedQuiz,
} from '../../../../src/machines/quiz/lists/quiz-bin-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { machineDriver } from '../../../support/machine-driver.ts';
import { modelOf, runPath } from '../../../support/model.ts';

const cells: DeletedQuiz = { id: 1, title: 'Cells' };
const gels: DeletedQuiz = { id: 2, title: 'Gels' };
const restoring = '0.quizBin.restoring';

const stateOf = ({
  value,
  context: { count, deletions, waiting },
}: SnapshotFrom<typeof quizBinMachine>): string =>
  `${value}, ${String(count)} deleted, can undo ${Object.keys(deletions).join(' and ') || 'nothing'}, waiting ${waiting.join(' and ') || 'nothing'}`;

const model = modelOf({
  machine: quizBinMachine,
  input: undefined,
  stateOf,
  until: ({ context: { count } }) => count > 2,
  events: {
    'one is deleted': { type: 'quizzes.deleted', quizzes: [cells], alreadyGone: [] },
    'one is deleted, another was gone already': {
      type: 'quizzes.deleted',
      quizzes: [cells],
      alreadyGone: [gels],
    },
    'it was gone already': { type: 'quizzes.deleted', quizzes: [], alreadyGone: [cells] },
    'undo the first': { type: 'notice.acted', token: 'quizBin 1' },
    'undo the second': { type: 'notice.acted', token: 'quizBin 2' },
    "somebody else's action": { type: 'notice.acted', token: 'other 1' },
    'all are back': {
      type: `xstate.done.actor.${restoring}`,
      output: [{ quiz: cells, outcome: succeeded(null) }],
    },
    'one is refused': {
      type: `xstate.done.actor.${restoring}`,
      output: [
        { quiz: cells, outcome: succeeded(null) },
        { quiz: gels, outcome: failed({ kind: 'notFound' }) },
      ],
    },
    'the call breaks': { type: `xstate.error.actor.${restoring}`, error: new Error('broken') },
  },
});

describe('the bin of deleted quizzes, walked by model', () => {
  test('QLST-64 every state and every transition of the chart is walked', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test("QLST-64 no deletion waits twice, and only one's own are undone", () => {
    const waiting = model.states.map((state) => state.split('waiting ')[1]?.split(' and ') ?? []);
    expect(
      waiting.filter(
        (tokens) => new Set(tokens).size < tokens.length || tokens.includes('other 1'),
      ),
    ).toEqual([]);
  });

  test.each(model.paths)('QLST-64 $title', async (path) => {
    const held = holdActors();
    const machine = quizBinMachine.provide({ actors: { restoreQuizzes: held.promise() } });
    await runPath(path, machineDriver({ machine, held, input: undefined, stateOf }));
  });
});
