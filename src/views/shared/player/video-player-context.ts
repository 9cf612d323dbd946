import { createContext } from 'react';

import type { videoPlayerMachine } from '../../../machines/shared/videos/video-player-machine.ts';

/**
 * Provides the machine of a video player with its actors; null where videos only show their covers.
 */
export const VideoPlayerContext = createContext<typeof videoPlayerMachine | null>(null);
