import { createContext } from 'react';

import type { videoPlayerMachine } from '../../../machines/quiz/viewer/video-player-machine.ts';

/** The machine of a video player with its actors supplied; null where videos only show their covers. */
export const VideoPlayerContext = createContext<typeof videoPlayerMachine | null>(null);
