import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { EditorContext } from '../../machines/quiz/editor-types.ts';
import type { quizEditorMachine } from '../../machines/quiz/quiz-editor-machine.ts';

/** A running quiz editor. */
export type QuizEditorRef = ActorRefFrom<typeof quizEditorMachine>;

/** The editor of the views below. */
export const QuizEditorContext = createContext<QuizEditorRef | null>(null);

/** The editor this view belongs to. */
export function useEditor(): QuizEditorRef {
  const editor = use(QuizEditorContext);
  if (editor === null) throw new Error('no quiz editor above this view');
  return editor;
}

/** A part of what the editor remembers; the view renders again only when that part changes. */
export const useEditing = <T>(
  select: (context: EditorContext) => T,
  isSame?: (a: T, b: T) => boolean,
): T => useSelector(useEditor(), ({ context }) => select(context), isSame);
