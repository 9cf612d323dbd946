import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

/** What holds at the caret, as the toolbar shows it. */
export interface EditorLook {
  readonly on: ReadonlySet<string>;
  readonly fontFamily: string | null;
  readonly fontSize: string | null;
  readonly selected: 'formula' | 'image' | null;
  readonly hasWords: boolean;
}

const named = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'bulletList',
  'orderedList',
  'link',
  'code',
  'blockquote',
  'heading',
  'codeBlock',
] as const;

const attributeOf = (editor: Editor, name: string): string | null => {
  const value: unknown = editor.getAttributes('textStyle')[name];
  return typeof value === 'string' ? value : null;
};

function lookOf(editor: Editor): EditorLook {
  const selected = (['formula', 'image'] as const).find((name) => editor.isActive(name)) ?? null;
  return {
    on: new Set(named.filter((name) => editor.isActive(name))),
    fontFamily: attributeOf(editor, 'fontFamily'),
    fontSize: attributeOf(editor, 'fontSize'),
    selected,
    hasWords: !editor.state.selection.empty && selected === null,
  };
}

const textOfLook = (look: EditorLook): string => JSON.stringify({ ...look, on: [...look.on] });

/** What holds at the caret of `editor`; it changes its identity only when something of it changes. */
export function useEditorLook(editor: Editor): EditorLook {
  const subscribe = (listener: () => void): (() => void) => {
    editor.on('transaction', listener);
    return () => {
      editor.off('transaction', listener);
    };
  };
  const text = useSyncExternalStore(subscribe, () => textOfLook(lookOf(editor)));
  const { on, ...rest } = JSON.parse(text) as Omit<EditorLook, 'on'> & {
    readonly on: readonly string[];
  };
  return { ...rest, on: new Set(on) };
}
