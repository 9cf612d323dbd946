/**
 * jsdom plays nothing: this makes `play` and `pause` set the state and fire events as browsers do.
 * Import it before the player, which checks the window.
 */
const playing = new WeakSet<HTMLMediaElement>();
const dispatchEvents = (element: HTMLMediaElement, ...types: string[]): void => {
  for (const type of types) element.dispatchEvent(new Event(type));
};

const noTracks = Object.assign(new EventTarget(), {
  length: 0,
  [Symbol.iterator]: () => [][Symbol.iterator](),
});
Object.defineProperties(HTMLMediaElement.prototype, {
  textTracks: { configurable: true, get: () => noTracks },
  audioTracks: { configurable: true, get: () => noTracks },
  paused: {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  },
  play: {
    configurable: true,
    async value(this: HTMLMediaElement) {
      playing.add(this);
      dispatchEvents(this, 'play', 'playing');
    },
  },
  pause: {
    configurable: true,
    value(this: HTMLMediaElement) {
      if (playing.delete(this)) dispatchEvents(this, 'pause');
    },
  },
  load: { configurable: true, value: () => undefined },
});
