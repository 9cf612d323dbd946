import type { FormatMessage } from '../../../domain/messages/message.ts';
import { addTranslation } from 'media-chrome/dist/utils/i18n.js';

/** Translates the labels of the media-chrome elements. Units of time keep the library's English. */
export function addMediaTranslations(formatMessage: FormatMessage): void {
  addTranslation('en', {
    mute: formatMessage('quizViewer.video.mute'),
    unmute: formatMessage('quizViewer.video.unmute'),
    volume: formatMessage('quizViewer.video.volume'),
    seek: formatMessage('quizViewer.video.seek'),
    'video player': formatMessage('quizViewer.video.picture'),
    'enter fullscreen mode': formatMessage('quizViewer.video.fullscreen'),
    'exit fullscreen mode': formatMessage('quizViewer.video.leaveFullscreen'),
    'playback time': formatMessage('quizViewer.video.time'),
    'video not loaded, unknown time.': formatMessage('quizViewer.video.noTime'),
    '{currentTime} of {totalTime}': formatMessage('quizViewer.video.timeOf', {
      currentTime: '{currentTime}',
      totalTime: '{totalTime}',
    }),
  });
}
