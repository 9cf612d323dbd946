import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';

/** The formatting at the caret, for the toolbar. */
export interface FormattingState {
  readonly on: ReadonlySet<string>;
  readonly fontFamily: string | null;
  readonly fontSize: string | null;
  readonly selected: 'formula' | 'image' | null;
  readonly hasSelectedText: boolean;
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

const getAttribute = (editor: Editor, name: string): string | null => {
  const value: unknown = editor.getAttributes('textStyle')[name];
  return typeof value === 'string' ? value : null;
};

function lookOf(editor: Editor): FormattingState {
  const selected = (['formula', 'image'] as const).find((name) => editor.isActive(name)) ?? null;
  return {
    on: new Set(named.filter((name) => editor.isActive(name))),
    fontFamily: getAttribute(editor, 'fontFamily'),
    fontSize: getAttribute(editor, 'fontSize'),
    selected,
    hasSelectedText: !editor.state.selection.empty && selected === null,
  };
}

const describeLook = (look: FormattingState): string =>
  JSON.stringify({ ...look, on: [...look.on] });

/** Returns the formatting at the caret. The object changes only when one of its values changes. */
export function useFormattingState(editor: Editor): FormattingState {
  const subscribe = (listener: () => void): (() => void) => {
    editor.on('transaction', listener);
    return () => {
      editor.off('transaction', listener);
    };
  };
  const text = useSyncExternalStore(subscribe, () => describeLook(lookOf(editor)));
  const { on, ...rest } = JSON.parse(text) as Omit<FormattingState, 'on'> & {
    readonly on: readonly string[];
  };
  return { ...rest, on: new Set(on) };
}
