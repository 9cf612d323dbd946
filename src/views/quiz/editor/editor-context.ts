import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { EditorContext } from '../../../machines/quiz/editor/context.ts';
import type { quizEditorMachine } from '../../../machines/quiz/editor/quiz-editor-machine.ts';

/** The actor of a quiz editor. */
export type QuizEditorRef = ActorRefFrom<typeof quizEditorMachine>;

/** Provides the editor's actor to the views below. */
export const QuizEditorContext = createContext<QuizEditorRef | null>(null);

/** Returns the editor's actor. Throws outside a `QuizEditorContext`. */
export function useEditor(): QuizEditorRef {
  const editor = use(QuizEditorContext);
  if (editor === null) throw new Error('no quiz editor above this view');
  return editor;
}

/**
 * Selects a part of the editor's machine context. The view renders again only when that part
 * changes.
 */
export const useEditorSelector = <T>(
  select: (context: EditorContext) => T,
  isSame?: (a: T, b: T) => boolean,
): T => useSelector(useEditor(), ({ context }) => select(context), isSame);
