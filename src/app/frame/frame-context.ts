import { createContext, use } from 'react';

import type { Frame } from './use-frame.ts';

/** Passes the frame's actors to the screens. */
export const FrameContext = createContext<Frame | null>(null);

/** Returns the actors of the frame, for example the notifications. */
export function useFrameActors(): Frame {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('no frame: render below the signed-in frame');
  return frame;
}
