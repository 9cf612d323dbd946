import { replayMachine } from '../../../src/machines/inspector/replay-machine.ts';
import { defineModel } from '../../support/define-model.ts';

/** The model of a replay of two steps, by what the person does with the file. */
export const replayModel = defineModel({
  machine: replayMachine,
  requirements: 'PD-43',
  factsOf: ({ position, stepCount, problem, recording }) => [
    recording === null ? 'nothing open' : 'with a recording',
    `${String(position)} of ${String(stepCount)}`,
    ...(problem === null ? [] : ['with a problem']),
  ],
  answers: {
    opening: {
      'it holds two steps': { ok: true, recording: 'two steps', stepCount: 2 },
      'it is no recording': { ok: false, problem: { text: 'no recording' } },
    },
  },
  events: {
    'open a file': { type: 'file.open', file: new Blob() },
    'close it': { type: 'file.close' },
    play: { type: 'play' },
    pause: { type: 'pause' },
    'step forward': { type: 'step.forward' },
    'step back': { type: 'step.back' },
    'go to the end': { type: 'position.set', position: 7 },
  },
});
