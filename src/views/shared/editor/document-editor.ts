import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';

import type { PersonEvent, EditorTag } from '../../../machines/shared/editor/editor-states.ts';
import type {
  DocumentContext,
  DocumentName,
  DocumentTypes,
} from '../../../machines/shared/editor/editor-types.ts';

type EditorContext = DocumentContext<DocumentTypes>;

/** The editor of any document: a quiz editor or a playlist editor. */
interface DocumentEditor {
  readonly getSnapshot: () => {
    readonly context: EditorContext;
    readonly hasTag: (tag: EditorTag) => boolean;
  };
  readonly subscribe: AnyActorRef['subscribe'];
  readonly send: (event: PersonEvent) => void;
}

interface EditedDocument {
  readonly editor: DocumentEditor;
  /** How texts name the document. */
  readonly document: DocumentName;
}

/** Provides an editor to the views that every editor has. */
export const DocumentEditorContext = createContext<EditedDocument | null>(null);

/** Returns the editor and what it edits. Throws outside a `DocumentEditorContext`. */
export function useDocumentEditor(): EditedDocument {
  const context = use(DocumentEditorContext);
  if (context === null) throw new Error('no editor above this view');
  return context;
}

/** Selects a part of the editor's context. */
export const useDocumentSelector = <T>(select: (context: EditorContext) => T): T =>
  useSelector(useDocumentEditor().editor, ({ context }) => select(context));

/** Returns whether the editor's state has a tag. */
export const useEditorTag = (tag: EditorTag): boolean =>
  useSelector(useDocumentEditor().editor, (snapshot) => snapshot.hasTag(tag));

/** Returns whether the server has a version of the document. */
export const useIsStored = (): boolean =>
  useDocumentSelector(({ input }) => input.source.kind === 'stored');
