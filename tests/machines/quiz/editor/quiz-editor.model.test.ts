import { describe, expect, test } from 'vitest';

import { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath } from '../../../support/model.ts';
import { editorModels } from './editor-model.ts';

const models = Object.entries(editorModels).map(([name, { options, each }]) => ({
  name,
  options,
  model: createModel(options, { each }),
}));

const missedByAll = (
  missed: (model: (typeof models)[number]['model']) => readonly string[],
): readonly string[] => {
  const [first, ...others] = models.map(({ model }) => missed(model));
  return (first ?? []).filter((name) => others.every((other) => other.includes(name)));
};

describe('the quiz editor: model-based paths', () => {
  test('QED-17 QED-24 QED-30 QVAL-02 the paths cover every state and transition of the chart, including refusals', () => {
    expect({
      states: missedByAll(({ uncoveredStates }) => uncoveredStates),
      transitions: missedByAll(({ uncoveredTransitions }) => uncoveredTransitions),
    }).toEqual({ states: [], transitions: [] });
  });

  describe.each(models)('$name', ({ options, model }) => {
    test.each(model.paths)('QED-18 QED-26 QED-28 QFRM-18 $title', async (path) => {
      const held = holdActors();
      const machine = quizEditorMachine.provide({
        actors: {
          load: held.promise(),
          save: held.promise(),
          articlePicker: held.promise(),
          subjects: held.promise(),
          subjectChoice: held.promise(),
          videoPicker: held.promise(),
          playlistImport: held.promise(),
          questionImage: held.promise(),
          writeJournal: held.callback(),
        },
      });
      await runPath(
        path,
        createMachineDriver({ machine, held, input: options.input, stateOf: options.stateOf }),
      );
    });
  });
});
