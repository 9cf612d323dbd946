import { saveFile } from '../browser/save-file.ts';

/** Saves the file of a recording under the present time. */
export function saveRecording(text: string): void {
  const moment = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
  saveFile(new Blob([text], { type: 'application/json' }), `lectern-session-${moment}.json`);
}
