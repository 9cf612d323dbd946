import type { ReactNode } from 'react';

import { ConflictDialog } from '../../shared/editor/conflict-dialog.tsx';
import { createLazyPart } from '../../shared/lazy-part.tsx';

import { articleTable } from './details/article-picker.tsx';
import { AddVideoDialog, videoSearch } from './videos/add-video-dialog.tsx';
import { moveForm } from './moving/move-dialog.tsx';
import { QuestionImageDialog } from './items/question-image-dialog.tsx';
import { ImportPlaylistsDialog } from './playlists/import-playlists-dialog.tsx';
import { QuestionPasteDialog } from './pasting/question-paste-dialog.tsx';
import { draftPreview, PreviewDialog } from './preview/preview-dialog.tsx';

const comparison = createLazyPart(() => import('./conflict/comparison.tsx'));

/** Prefetches the code of the dialogs, so that they open at once, even offline. */
export function preloadEditorDialogs(): void {
  for (const { preload } of [articleTable, videoSearch, draftPreview, moveForm, comparison])
    preload();
}

/**
 * The editor's dialogs for videos, playlists, preview, question images, pasted questions and
 * conflicts.
 */
export const EditorDialogs = (): ReactNode => (
  <>
    <AddVideoDialog />
    <ImportPlaylistsDialog />
    <PreviewDialog />
    <QuestionImageDialog />
    <QuestionPasteDialog />
    <ConflictDialog>
      <comparison.Component />
    </ConflictDialog>
  </>
);
