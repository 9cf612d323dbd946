import { Mark } from '@tiptap/core';

const createRaisedMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Subscript, as in H₂O; excludes superscript. */
export const Subscript = createRaisedMark('subscript', 'sub', 'Mod-,');

/** Superscript, as in x²; excludes subscript. */
export const Superscript = createRaisedMark('superscript', 'sup', 'Mod-.');
