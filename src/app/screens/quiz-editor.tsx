import { useMemo, useState, type ReactNode } from 'react';

import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import type { EditorInput, Source } from '../../machines/quiz/editor-types.ts';
import { preloadDialogs } from '../../views/design/dialog.tsx';
import { NotHereYet } from '../../views/quiz/not-here-yet.tsx';
import { QuizEditor } from '../../views/quiz/quiz-editor.tsx';
import ErrorPage from '../error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';
import { suppliedQuizEditor } from '../supply/quiz-editor.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

// The question before leaving must open even when the server has gone.
preloadDialogs();

function sourceOf({ params, quiz }: AllowedRoute): Source {
  const quizId = Number(params['quizId']);
  if (quiz?.mode === 'edit') return { kind: 'stored', quiz: quizId };
  if (quiz?.mode === 'copy') return { kind: 'copy', quiz: quizId };
  return params['articleId'] === undefined ? { kind: 'blank' } : { kind: 'article', article: Number(params['articleId']) };
}

/** The screen that writes a quiz template: blank, from an article, copied or stored. Other kinds of quizzes say that they are not here yet. */
export default function QuizEditorScreen({ route }: ScreenProps): ReactNode {
  return route.quiz?.context === 'template' ? <TemplateEditor route={route} /> : <NotHereYet />;
}

function TemplateEditor({ route }: ScreenProps): ReactNode {
  const call = useCall();
  const [input] = useState<EditorInput>(() => ({ mode: 'template', source: sourceOf(route), now: () => Date.now(), newKey: () => crypto.randomUUID() }));
  const { config } = useServices();
  const { user: { email } } = useVisitor();
  const machine = useMemo(() => suppliedQuizEditor(call, input, { prefix: config.cookieNamePrefix, user: email }), [call, input, config, email]);
  const editor = useRootActor(machine, { id: 'quizEditor', input });
  return <QuizEditor editor={editor} errorScreen={<ErrorPage />} />;
}
