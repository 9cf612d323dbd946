import type { AnyActorRef } from 'xstate';

import type { QuizEditorRef } from '../../../../src/views/quiz/editor/editor-context.ts';

/** Returns a stand-in for an editor, of which a dialog reads only the actors that it spawned. */
export function hostChildren(children: Readonly<Record<string, AnyActorRef>>): QuizEditorRef {
  const snapshot = { children };
  const host = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  return host as unknown as QuizEditorRef;
}
