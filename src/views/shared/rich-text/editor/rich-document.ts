import { Editor, type EditorOptions } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

import { normalizeHtml } from '../../../../domain/rich-text/normalize-html.ts';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { parseContent, parseDocument } from './parse-document.ts';
import { extensions, type Extent } from './extensions.ts';
import { cleanPasted, type LeftOut } from './clean-pasted.ts';
import { createTypedFormulas, type TypedFormulas } from './typed-formulas.ts';

/** Callbacks for the user's changes and requests. */
export interface RichDocumentEvents {
  readonly onChange: (html: string) => void;
  /** Files that were dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Something of a paste was left out. */
  readonly onLeftOut: (leftOut: LeftOut) => void;
  /** The author wants to change the selected formula or picture. */
  readonly onOpen: (node: 'formula' | 'image') => void;
  /** What follows is a step of the history of its own. */
  readonly onStepEnd: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** A rich text that is open for editing in an element of the page. */
export interface RichDocument {
  readonly editor: Editor;
  /**
   * Shows a text that was changed elsewhere, for example by undo. The caret stays in unchanged
   * text.
   */
  readonly receive: (html: string) => void;
  readonly insertPicture: (address: string) => void;
  /** Stores the position of the next picture while the author continues typing. */
  readonly holdPlace: () => void;
  readonly destroy: () => void;
}

const getFiles = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];
const changedOutside = 'outside';

type DomEvents = NonNullable<EditorOptions['editorProps']['handleDOMEvents']>;

function getSelectedName({ selection }: Editor['state']): 'formula' | 'image' | null {
  const name = selection instanceof NodeSelection ? selection.node.type.name : null;
  return name === 'formula' || name === 'image' ? name : null;
}

/** Tab leaves the text, even in lists. The screen handles undo and redo of a document. */
const isHandledOutside = ({ key, ctrlKey, metaKey }: KeyboardEvent, extent: Extent): boolean =>
  key === 'Tab' ||
  (extent === 'document' && (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase()));

function replaceChanged({ view, schema, state }: Editor, html: string): void {
  const next = parseDocument(html, schema);
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta(changedOutside, true),
  );
}

/** Keeps a list of one entry a list, which would be pasted as the text of the entry. */
function closeList(slice: Slice): Slice {
  const { content } = slice;
  const isList = content.firstChild?.type.spec.content === 'listItem+';
  return isList && content.childCount === 1 && content.firstChild.childCount === 1
    ? new Slice(content, 0, 0)
    : slice;
}

/**
 * Enter opens the selected formula or picture; Backspace turns a formula that was just typed back
 * into text; undo and redo of a document are passed on.
 */
const createDomEvents = (
  extent: Extent,
  formulas: TypedFormulas,
  events: () => RichDocumentEvents,
): DomEvents => ({
  blur: () => {
    formulas.forget();
    return false;
  },
  keydown: (view, event) => {
    if (isComposing(event)) return false;
    const selected = event.key === 'Enter' ? getSelectedName(view.state) : null;
    if (selected !== null) {
      event.preventDefault();
      events().onOpen(selected);
    }
    const isUndone = event.key === 'Backspace' && formulas.undoConversion(view.state);
    if (isUndone) event.preventDefault();
    return selected !== null || isUndone || isHandledOutside(event, extent);
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
});

function createEditorProps(
  extent: Extent,
  attributes: Readonly<Record<string, string>>,
  formulas: TypedFormulas,
  getEditor: () => Editor,
  events: () => RichDocumentEvents,
): EditorOptions['editorProps'] {
  const takeFiles = (data: DataTransfer | null): boolean => {
    const files = getFiles(data);
    if (files.length === 0) return false;
    events().onFiles(files);
    return true;
  };
  return {
    attributes: { ...attributes },
    transformPastedHTML: (pasted) => {
      const { html, ...leftOut } = cleanPasted(pasted, extent === 'document');
      queueMicrotask(() => {
        if (leftOut.foreignPictures + leftOut.unreadEquations > 0) events().onLeftOut(leftOut);
        formulas.renderPasted();
      });
      return html;
    },
    transformPasted: (slice, { dragging }) => (dragging === null ? closeList(slice) : slice),
    handlePaste: (_, event) =>
      (event.clipboardData
        ?.getData('text/html')
        .replaceAll(/<[^>]*>/g, '')
        .trim() ?? '') === '' && takeFiles(event.clipboardData),
    handleDrop: (view, event, __, isMoved) => {
      if (isMoved || getFiles(event.dataTransfer).length === 0) return false;
      const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (target !== null) getEditor().commands.setTextSelection(target.pos);
      return takeFiles(event.dataTransfer);
    },
    handleDoubleClickOn: (_, __, node) => {
      if (node.type.name !== 'formula' && node.type.name !== 'image') return false;
      events().onOpen(node.type.name);
      return true;
    },
    handleTextInput: ({ state }, from, to, text) => {
      if (extent === 'document' && from === to) formulas.followText(state, from, text);
      return false;
    },
    handleDOMEvents: createDomEvents(extent, formulas, events),
  };
}

/**
 * Opens `html` for editing inside `element`. It adds no style sheet, because the content security
 * policy of the page forbids that.
 */
export function openRichDocument(
  element: HTMLElement,
  html: string,
  extent: Extent,
  attributes: Readonly<Record<string, string>>,
  events: () => RichDocumentEvents,
): RichDocument {
  let last = html;
  let picturePosition: number | null = null;
  const formulas = createTypedFormulas({
    getEditor: () => editor,
    onStepEnd: () => {
      events().onStepEnd();
    },
    onUndo: () => {
      events().onUndo();
    },
  });
  const editor: Editor = new Editor({
    element,
    extensions: [...extensions[extent]],
    content: parseContent(html, extent),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: createEditorProps(extent, attributes, formulas, () => editor, events),
    onTransaction: ({ transaction }) => {
      formulas.followTransaction(transaction);
      if (picturePosition !== null) picturePosition = transaction.mapping.map(picturePosition);
    },
    onUpdate: ({ editor: { view }, transaction }) => {
      if (transaction.getMeta(changedOutside) === true) return;
      last = normalizeHtml(view.dom.isConnected ? editor.getHTML() : last);
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
      editor.commands.insertContentAt(picturePosition ?? editor.state.selection.to, {
        type: 'image',
        attrs: { src, alt: '' },
      });
      picturePosition = null;
    },
    holdPlace: () => {
      picturePosition = editor.state.selection.to;
    },
    destroy: () => {
      editor.destroy();
    },
  };
}
