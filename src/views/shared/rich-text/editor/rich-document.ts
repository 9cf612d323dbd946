import { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

import { tidy } from '../../../../domain/rich-text/tidy.ts';
import { contentOf, documentOf } from './document-of.ts';
import { extensionsOf, type Extent } from './extensions.ts';
import { cleanPasted } from './pasted.ts';

/** What the person in front of the editor does that it cannot do alone. */
export interface RichDocumentEvents {
  readonly onChange: (html: string) => void;
  /** Files that were dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onForeignPictures: (count: number) => void;
  /** The author wants to change the selected formula or picture. */
  readonly onOpen: (node: 'formula' | 'image') => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** A rich text under work in an element of the page. */
export interface RichDocument {
  readonly editor: Editor;
  /** Shows a text that was changed elsewhere, by undo for example. The caret stays where it was in the words that stay. */
  readonly receive: (html: string) => void;
  readonly insertPicture: (address: string) => void;
  /** Remembers where the next picture goes while the author writes on. */
  readonly holdPlace: () => void;
  readonly destroy: () => void;
}

const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];
const outside = 'outside';

function selectedName({ selection }: Editor['state']): 'formula' | 'image' | null {
  const name = selection instanceof NodeSelection ? selection.node.type.name : null;
  return name === 'formula' || name === 'image' ? name : null;
}

/** Tab leads out of the text, lists included; undo and redo of a document are the screen's. */
const isLeftToOthers = ({ key, ctrlKey, metaKey }: KeyboardEvent, extent: Extent): boolean =>
  key === 'Tab' ||
  (extent === 'document' && (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase()));

function replaceChanged({ view, schema, state }: Editor, html: string): void {
  const next = documentOf(html, schema);
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta(outside, true),
  );
}

/** Opens `html` for writing inside `element`. Styles reach the page one by one and no style sheet is added, as its policy asks. */
export function openRichDocument(
  element: HTMLElement,
  html: string,
  extent: Extent,
  attributes: Readonly<Record<string, string>>,
  events: () => RichDocumentEvents,
): RichDocument {
  let last = html;
  let place: number | null = null;
  const takeFiles = (data: DataTransfer | null): boolean => {
    const files = filesIn(data);
    if (files.length === 0) return false;
    events().onFiles(files);
    return true;
  };
  const editor: Editor = new Editor({
    element,
    extensions: [...extensionsOf[extent]],
    content: contentOf(html, extent),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: { ...attributes },
      transformPastedHTML: (pasted) => {
        const { html: clean, foreignPictures } = cleanPasted(pasted);
        if (foreignPictures > 0)
          queueMicrotask(() => {
            events().onForeignPictures(foreignPictures);
          });
        return clean;
      },
      handlePaste: (_, event) =>
        (event.clipboardData
          ?.getData('text/html')
          .replaceAll(/<[^>]*>/g, '')
          .trim() ?? '') === '' && takeFiles(event.clipboardData),
      handleDrop: (view, event, __, isMoved) => {
        if (isMoved || filesIn(event.dataTransfer).length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at !== null) editor.commands.setTextSelection(at.pos);
        return takeFiles(event.dataTransfer);
      },
      handleDoubleClickOn: (_, __, node) => {
        if (node.type.name !== 'formula' && node.type.name !== 'image') return false;
        events().onOpen(node.type.name);
        return true;
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          const selected = event.key === 'Enter' ? selectedName(view.state) : null;
          if (selected !== null) {
            event.preventDefault();
            events().onOpen(selected);
          }
          return selected !== null || isLeftToOthers(event, extent);
        },
        beforeinput: (_, event) => {
          if (
            extent === 'phrase' ||
            (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo')
          )
            return false;
          event.preventDefault();
          if (event.inputType === 'historyUndo') events().onUndo();
          else events().onRedo();
          return true;
        },
      },
    },
    onTransaction: ({ transaction }) => {
      if (place !== null) place = transaction.mapping.map(place);
    },
    onUpdate: ({ editor: { view }, transaction }) => {
      if (transaction.getMeta(outside) === true) return;
      last = tidy(view.dom.isConnected ? editor.getHTML() : last);
      events().onChange(last);
    },
  });
  return {
    editor,
    receive: (text) => {
      if (text === last) return;
      last = text;
      replaceChanged(editor, text);
    },
    insertPicture: (src) => {
      editor.commands.insertContentAt(place ?? editor.state.selection.to, {
        type: 'image',
        attrs: { src, alt: '' },
      });
      place = null;
    },
    holdPlace: () => {
      place = editor.state.selection.to;
    },
    destroy: () => {
      editor.destroy();
    },
  };
}
