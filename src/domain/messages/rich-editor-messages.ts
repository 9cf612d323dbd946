import { richEditor } from './en/rich-editor.ts';

/** The texts of the rich text editor, which only its code loads. */
export const richEditorMessages = { richEditor } as const;
