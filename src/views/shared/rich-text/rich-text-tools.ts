import { createContext, use } from 'react';

import { imageUploadMachine } from '../../../machines/shared/image-upload-machine.ts';

/** What rich texts of a screen need from outside: the uploader of pictures, and the undo and redo of the whole screen. */
export interface RichTextTools {
  readonly imageUpload: typeof imageUploadMachine;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The tools of the rich texts below. */
export const RichTextToolsContext = createContext<RichTextTools | null>(null);

/** A phrase takes no pictures and has its own undo, so it needs no screen around it. */
const phraseTools: RichTextTools = {
  imageUpload: imageUploadMachine,
  undo: () => undefined,
  redo: () => undefined,
};

/** The tools this rich text uses. */
export function useRichTextTools(extent: 'document' | 'phrase'): RichTextTools {
  const tools = use(RichTextToolsContext);
  if (extent === 'phrase') return phraseTools;
  if (tools === null) throw new Error('no rich text tools above this view');
  return tools;
}
