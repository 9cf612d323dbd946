import {
  assertEvent,
  assign,
  emit,
  fromPromise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';
import {
  clampPosition,
  playbackDelays,
  playbackGuards,
  playbackStates,
  playbackTransitions,
} from './playback-states.ts';

/** A recording that can be replayed, or why a file cannot be opened. */
export type OpenedRecording =
  | { readonly ok: true; readonly recording: unknown; readonly stepCount: number }
  | { readonly ok: false; readonly problem: Message };

/** What is replayed, and how many of its steps are shown as done. */
export interface ReplayContext {
  readonly file: Blob | null;
  /** What the app made of the file; the machine only hands it on. */
  readonly recording: unknown;
  readonly stepCount: number;
  readonly position: number;
  readonly problem: Message | null;
}

/** The events of a replay, all from the person. */
export type ReplayEvent =
  | { readonly type: 'file.open'; readonly file: Blob }
  | { readonly type: 'file.close' | 'play' | 'pause' | 'step.forward' | 'step.back' }
  | { readonly type: 'position.set'; readonly position: number };

/** Told when the recording of a file is shown, and when it no longer is. */
export interface ReplayEmitted {
  readonly type: 'opened' | 'closed';
}

const closed = { file: null, recording: null, stepCount: 0, position: 0, problem: null } as const;

/**
 * Replays the file of a recording: plays it step by step, steps forward and back, and goes to any
 * position. What is open stays while another file is read, and when that cannot be opened. Provide
 * `openRecording`, which also runs the machines of the recording.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    emitted: {} as ReplayEmitted,
  },
  actors: {
    openRecording: fromPromise<OpenedRecording, { readonly file: Blob }>(
      notProvided('openRecording'),
    ),
  },
  delays: playbackDelays,
  guards: {
    ...playbackGuards,
    isOpened: (_, outcome: OpenedRecording) => outcome.ok,
    hasRecording: ({ context }) => context.recording !== null,
  },
  actions: {
    setFile: assign(({ event }) => {
      assertEvent(event, 'file.open');
      return { file: event.file, problem: null };
    }),
    close: assign(closed),
    setRecording: assign((_, outcome: OpenedRecording) =>
      outcome.ok ? { recording: outcome.recording, stepCount: outcome.stepCount, position: 0 } : {},
    ),
    setProblem: assign((_, outcome: OpenedRecording) =>
      outcome.ok ? {} : { problem: outcome.problem },
    ),
    announceOpened: emit({ type: 'opened' }),
    announceClosed: emit({ type: 'closed' }),
    setUnexpected: assign({ problem: { key: 'recording.faults.failed' } }),
    advance: assign({ position: ({ context }) => context.position + 1 }),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goToStart: assign({ position: 0 }),
    setPosition: assign(({ context, event }) => {
      assertEvent(event, 'position.set');
      return { position: clampPosition(event.position, context.stepCount) };
    }),
  },
}).createMachine({
  id: 'replay',
  context: closed,
  initial: 'closed',
  on: { 'file.open': { target: '.opening', actions: 'setFile' } },
  states: {
    closed: {},
    opening: {
      invoke: {
        src: 'openRecording',
        input: ({ context }) => ({ file: context.file ?? new Blob() }),
        onDone: [
          {
            guard: withOutput('isOpened'),
            target: 'open',
            actions: [withOutput('setRecording'), 'announceOpened'],
          },
          { guard: 'hasRecording', target: 'open', actions: withOutput('setProblem') },
          { target: 'failed', actions: withOutput('setProblem') },
        ],
        onError: [
          { guard: 'hasRecording', target: 'open', actions: 'setUnexpected' },
          { target: 'failed', actions: 'setUnexpected' },
        ],
      },
      on: { 'file.close': { target: 'closed', actions: ['close', 'announceClosed'] } },
    },
    failed: { on: { 'file.close': { target: 'closed', actions: ['close', 'announceClosed'] } } },
    open: {
      initial: 'paused',
      on: {
        'file.close': { target: 'closed', actions: ['close', 'announceClosed'] },
        ...playbackTransitions,
      },
      states: playbackStates,
    },
  },
});

/** A running replay. */
export type ReplayRef = ActorRefFrom<typeof replayMachine>;

/** Returns whether a recording is shown. */
export const selectIsOpen = (snapshot: SnapshotFrom<typeof replayMachine>): boolean =>
  snapshot.context.recording !== null;
