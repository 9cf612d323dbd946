import { describe, expect, test } from 'vitest';

import { quizViewerMachine } from '../../../../src/machines/quiz/viewer/quiz-viewer-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath } from '../../../support/model.ts';
import { viewerModel } from './viewer-model.ts';

const model = createModel(viewerModel);

describe('the quiz viewer: model-based paths', () => {
  test('QVIEW-06 QVIEW-18 the paths cover every state and transition of the chart', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test('QVIEW-06 users who cannot edit the quiz never see right answers', () => {
    expect(model.states.filter((state) => state.includes('withAnswers'))).toEqual([
      'loaded withAnswers of one who may change it',
    ]);
  });

  test.each(model.paths)('QVIEW-18 $title', async (path) => {
    const held = holdActors();
    const machine = quizViewerMachine.provide({ actors: { loadQuiz: held.promise() } });
    await runPath(
      path,
      createMachineDriver({
        machine,
        held,
        input: viewerModel.input,
        stateOf: viewerModel.stateOf,
      }),
    );
  });
});
