import { describe, expect, test } from 'vitest';

import { quizViewerMachine } from '../../../../src/machines/quiz/viewer/quiz-viewer-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { machineDriver } from '../../../support/machine-driver.ts';
import { modelOf, runPath } from '../../../support/model.ts';
import { viewerModel } from './viewer-model.ts';

const model = modelOf(viewerModel);

describe('the quiz viewer, walked by model', () => {
  test('QVIEW-06 QVIEW-18 every state and every transition of the chart is walked', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test('QVIEW-06 right answers never show to those who may not change the quiz', () => {
    expect(model.states.filter((state) => state.includes('withAnswers'))).toEqual([
      'shown withAnswers of one who may change it',
    ]);
  });

  test.each(model.paths)('QVIEW-18 $title', async (path) => {
    const held = holdActors();
    const machine = quizViewerMachine.provide({ actors: { loadQuiz: held.promise() } });
    await runPath(
      path,
      machineDriver({ machine, held, input: viewerModel.input, stateOf: viewerModel.stateOf }),
    );
  });
});
