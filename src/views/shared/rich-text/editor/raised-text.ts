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

/** Lowered words, as in H₂O; never raised at once. */
export const Subscript = raisedMark('subscript', 'sub', 'Mod-,');

/** Raised words, as in x²; never lowered at once. */
export const Superscript = raisedMark('superscript', 'sup', 'Mod-.');
