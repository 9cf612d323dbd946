import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';

import type { PersonEvent, EditorTag } from '../../../machines/shared/editor/editor-states.ts';
import type {
  CommonEditorContext,
  EditedKind,
  EditorTypes,
} from '../../../machines/shared/editor/editor-types.ts';

type EditorContext = CommonEditorContext<EditorTypes>;

/** A quiz editor or a playlist editor. */
interface AnyEditor {
  readonly getSnapshot: () => {
    readonly context: EditorContext;
    readonly hasTag: (tag: EditorTag) => boolean;
  };
  readonly subscribe: AnyActorRef['subscribe'];
  readonly send: (event: PersonEvent) => void;
}

interface OpenEditor {
  readonly editor: AnyEditor;
  /** What is edited, as texts name it. */
  readonly edited: EditedKind;
}

/** Provides an editor to the views that every editor has. */
export const OpenEditorContext = createContext<OpenEditor | null>(null);

/** Returns the editor and what it edits. Throws outside an `OpenEditorContext`. */
export function useOpenEditor(): OpenEditor {
  const context = use(OpenEditorContext);
  if (context === null) throw new Error('no editor above this view');
  return context;
}

/** Selects a part of the editor's context. */
export const useOpenEditorSelector = <T>(select: (context: EditorContext) => T): T =>
  useSelector(useOpenEditor().editor, ({ context }) => select(context));

/** Returns whether the editor's state has a tag. */
export const useEditorTag = (tag: EditorTag): boolean =>
  useSelector(useOpenEditor().editor, (snapshot) => snapshot.hasTag(tag));

/** Returns whether the server has a version of what is edited. */
export const useIsStored = (): boolean =>
  useOpenEditorSelector(({ input }) => input.source.kind === 'stored');
