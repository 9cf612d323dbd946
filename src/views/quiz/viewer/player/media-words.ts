import { addTranslation } from 'media-chrome/dist/utils/i18n.js';

import type { useSentence } from '../../../shared/sentences.tsx';

/** Gives the library's elements our sentences: they name themselves. What is not here, the units of time, stays the library's own English. */
export function speakOurs(sentence: ReturnType<typeof useSentence>): void {
  addTranslation('en', {
    mute: sentence('quizViewer.video.mute'),
    unmute: sentence('quizViewer.video.unmute'),
    volume: sentence('quizViewer.video.volume'),
    seek: sentence('quizViewer.video.seek'),
    'video player': sentence('quizViewer.video.picture'),
    'enter fullscreen mode': sentence('quizViewer.video.fullscreen'),
    'exit fullscreen mode': sentence('quizViewer.video.leaveFullscreen'),
    'playback time': sentence('quizViewer.video.time'),
    'video not loaded, unknown time.': sentence('quizViewer.video.noTime'),
    '{currentTime} of {totalTime}': sentence('quizViewer.video.timeOf', {
      currentTime: '{currentTime}',
      totalTime: '{totalTime}',
    }),
  });
}
