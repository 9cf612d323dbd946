import { createContext, use } from 'react';

import { imageUploadMachine } from '../../../machines/shared/upload/image-upload-machine.ts';

/**
 * What the rich texts of a screen need from it: the picture uploader, and the undo and redo of the
 * whole screen.
 */
export interface RichTextTools {
  readonly imageUpload: typeof imageUploadMachine;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Provides the tools to the rich texts below. */
export const RichTextToolsContext = createContext<RichTextTools | null>(null);

/** A phrase has no pictures and its own undo, so it needs nothing from its screen. */
const phraseTools: RichTextTools = {
  imageUpload: imageUploadMachine,
  undo: () => undefined,
  redo: () => undefined,
};

/** Returns the tools that this rich text uses. */
export function useRichTextTools(extent: 'document' | 'phrase'): RichTextTools {
  const tools = use(RichTextToolsContext);
  if (extent === 'phrase') return phraseTools;
  if (tools === null) throw new Error('no rich text tools above this view');
  return tools;
}
