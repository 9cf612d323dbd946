import type { WrittenRecording } from '../../inspection/recording/write-recording.ts';
import { saveFile } from '../save-file.ts';

/** Saves the file of a recording under the time at which it was taken. */
export function saveRecording({ recording, text }: WrittenRecording): void {
  const moment = recording.recordedAt.slice(0, 16).replace(/[T:]/g, '-');
  saveFile(new Blob([text], { type: 'application/json' }), `lectern-session-${moment}.json`);
}
