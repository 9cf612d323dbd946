/**
 * Loads the code of the rich text editor. A screen calls it before it converts a text to rich text,
 * so that a failed load leaves the text unchanged.
 */
export const loadRichEditor = () => import('./editor/rich-editor.tsx');
