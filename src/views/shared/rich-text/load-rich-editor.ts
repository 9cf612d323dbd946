/** The rich text editor's code. A screen asks for it before a text becomes rich, so that a missing server leaves the text as it is. */
export const loadRichEditor = () => import('./editor/rich-editor.tsx');
