import { fromPromise } from 'xstate';

import { replayMachine, type ReplayRef } from '../../machines/inspector/replay-machine.ts';
import { useRootActor } from '../root-actor.ts';
import { openRecording } from './open-recording.ts';

const machine = replayMachine.provide({
  actors: {
    openRecording: fromPromise<Awaited<ReturnType<typeof openRecording>>, { readonly file: Blob }>(
      ({ input }) => openRecording(input.file),
    ),
  },
});

/** Returns the replay of this page, which shows nothing until a file is opened. */
export const useReplay = (): ReplayRef => useRootActor(machine, { id: 'replay', input: undefined });
