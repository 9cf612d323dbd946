import type { ReactNode } from 'react';

import { AddVideo, videoSearch } from './add-video.tsx';
import { moveChoice } from '../move-dialog.tsx';
import { QuestionImageDialog } from './question-image-dialog.tsx';
import { ImportPlaylists, playlistPicker } from './import-playlists.tsx';
import { previewSheet, QuizPreview } from './quiz-preview.tsx';

/** Fetches the dialogs' code ahead, so that they open at once and also without the server. */
export function preloadEditorDialogs(): void {
  for (const { preload } of [videoSearch, playlistPicker, previewSheet, moveChoice]) preload();
}

/** The editor's large dialogs. */
export const EditorDialogs = (): ReactNode => (
  <>
    <AddVideo />
    <ImportPlaylists />
    <QuizPreview />
    <QuestionImageDialog />
  </>
);
