import { Mark } from '@tiptap/core';

const raisedMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
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
export const Subscript = raisedMark('subscript', 'sub', 'Mod-,');

/** Superscript, as in x²; excludes subscript. */
export const Superscript = raisedMark('superscript', 'sup', 'Mod-.');
