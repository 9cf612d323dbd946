import { describe, expect, test } from 'vitest';

import { playlistEditorMachine } from '../../../../src/machines/playlists/editor/playlist-editor-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { runPath } from '../../../support/model.ts';
import { createModels } from '../../../support/models.ts';
import { playlistEditorModels } from './playlist-editor-model.ts';

const { models, uncovered } = createModels(playlistEditorModels);

describe('the playlist editor: model-based paths', () => {
  test('PLAY-03 the paths cover every state and transition of the chart', () => {
    expect(uncovered).toEqual({ states: [], transitions: [] });
  });

  describe.each(models)('$name', ({ options, model }) => {
    test.each(model.paths)('PLAY-02 PLAY-03 $title', async (path) => {
      const held = holdActors();
      const machine = playlistEditorMachine.provide({
        actors: {
          load: held.promise(),
          save: held.promise(),
          videoPicker: held.promise(),
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
