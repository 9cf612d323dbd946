import { describe, expect, test } from 'vitest';

import { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { runPath } from '../../../support/model.ts';
import { createModels } from '../../../support/models.ts';
import { editorModels } from './editor-model.ts';

const { models, uncovered } = createModels(editorModels);

describe('the quiz editor: model-based paths', () => {
  test('QED-17 QED-24 QED-30 QVAL-02 the paths cover every state and transition of the chart, including refusals', () => {
    expect(uncovered).toEqual({ states: [], transitions: [] });
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
