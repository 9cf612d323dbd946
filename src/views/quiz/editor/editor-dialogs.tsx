import type { ReactNode } from 'react';

import { AddVideoDialog, videoSearch } from './videos/add-video-dialog.tsx';
import { moveForm } from './moving/move-dialog.tsx';
import { QuestionImageDialog } from './items/question-image-dialog.tsx';
import { ImportPlaylistsDialog, playlistPicker } from './playlists/import-playlists-dialog.tsx';
import { draftPreview, PreviewDialog } from './preview/preview-dialog.tsx';

/** Prefetches the code of the dialogs, so that they open at once, even offline. */
export function preloadEditorDialogs(): void {
  for (const { preload } of [videoSearch, playlistPicker, draftPreview, moveForm]) preload();
}

/** The editor's dialogs for videos, playlists, preview and question images. */
export const EditorDialogs = (): ReactNode => (
  <>
    <AddVideoDialog />
    <ImportPlaylistsDialog />
    <PreviewDialog />
    <QuestionImageDialog />
  </>
);
