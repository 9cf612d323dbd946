/** What an inspector that plays steps has in its context: the shown step, and how many there are. */
interface Playback {
  readonly position: number;
  readonly stepCount: number;
}

/** How long a step is shown while they are played, in milliseconds. */
export const playbackDelays = { stepTime: 700 } as const;

/** Whether there is a step after or before the shown one. */
export const playbackGuards = {
  isBeforeEnd: ({ context: { position, stepCount } }: { readonly context: Playback }) =>
    position < stepCount,
  isAfterStart: ({ context: { position } }: { readonly context: Playback }) => position > 0,
};

/** The transitions that go to a position, which pauses. An inspector provides the actions. */
export const playbackTransitions = {
  'position.set': { target: '.paused', actions: 'setPosition' },
  'step.forward': { guard: 'isBeforeEnd', target: '.paused', actions: 'advance' },
  'step.back': { guard: 'isAfterStart', target: '.paused', actions: 'goBack' },
} as const;

/** Plays positions one after the other, from the start when the end is shown. */
export const playbackStates = {
  paused: {
    on: {
      play: [
        { guard: 'isBeforeEnd', target: 'playing' },
        { target: 'playing', actions: 'goToStart' },
      ],
    },
  },
  playing: {
    after: {
      stepTime: [
        { guard: 'isBeforeEnd', target: 'playing', reenter: true, actions: 'advance' },
        { target: 'paused' },
      ],
    },
    on: { pause: 'paused' },
  },
} as const;

/** Returns the position nearest to one that may not exist. */
export const clampPosition = (position: number, max: number): number =>
  Math.min(Math.max(Math.round(position), 0), max);
