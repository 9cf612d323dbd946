const leaveToThoseWhoNeedIt = (): void => { /* the chunk is asked for again where it is needed, and its absence is told there */ };

/**
 * Fetches side by side what a visitor with a token will need at `path`: the calls, the flags, the frame and the screen. Otherwise
 * each of them would wait for the answer of the one before.
 */
export function warmUp(path: string): void {
  import('./supply/session-calls.ts').catch(leaveToThoseWhoNeedIt);
  import('./supply/feature-flags.ts').catch(leaveToThoseWhoNeedIt);
  import('./signed-in.tsx').then(({ preloadFor }) => { preloadFor(path); }).catch(leaveToThoseWhoNeedIt);
}
