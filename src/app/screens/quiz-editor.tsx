import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { waitFor } from 'xstate';

import { mayDo } from '../../domain/access/policy.ts';
import { quizKindAt } from '../../domain/access/quiz-kind.ts';
import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import type { EditorInput, Source } from '../../machines/quiz/editor-types.ts';
import { preloadDialogs } from '../../views/design/dialog.tsx';
import { preloadEditorDialogs } from '../../views/quiz/dialogs/editor-dialogs.tsx';
import { preloadComparison } from '../../views/quiz/conflict-dialog.tsx';
import { VideoPlayerContext } from '../../views/quiz/viewer/video-player-context.ts';
import { QuizEditor } from '../../views/quiz/quiz-editor.tsx';
import { preloadTimeline } from '../../views/quiz/timeline.tsx';
import ErrorPage from '../error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';
import { suppliedImageUpload } from '../supply/image-upload.ts';
import { suppliedQuizEditor } from '../supply/quiz-editor.ts';
import { suppliedVideoPlayer } from '../supply/video-player.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';
import { whenIdle } from '../when-idle.ts';

/** The question before leaving, the timeline and the comparison must open even when the server has gone. */
function preloadAsides(): void {
  preloadDialogs();
  for (const preload of [preloadEditorDialogs, preloadTimeline, preloadComparison])
    whenIdle(preload);
}

function sourceOf({ params, quiz }: AllowedRoute): Source {
  const id = Number(
    params['quizId'] ?? params['quizLibraryId'] ?? params['adminQuizId'] ?? params['userQuizId'],
  );
  if (quiz?.mode === 'edit') return { kind: 'stored', quiz: id };
  if (quiz?.mode === 'copy') return { kind: 'copy', quiz: id };
  return params['articleId'] === undefined
    ? { kind: 'blank' }
    : { kind: 'article', article: Number(params['articleId']) };
}

/** The screen that writes a quiz of any kind: blank, from an article, copied or stored. */
export default function QuizEditorScreen({ route }: ScreenProps): ReactNode {
  const call = useCall();
  const { config, connection } = useServices();
  const {
    role,
    user: { email },
  } = useVisitor();
  const [input] = useState<EditorInput>(() => {
    const context = route.quiz?.context ?? 'template';
    return {
      context,
      mode: quizKindAt(context, role),
      source: sourceOf(route),
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      mayPreview: mayDo(role, 'quiz.preview'),
    };
  });
  const machine = useMemo(
    () => suppliedQuizEditor(call, input, { prefix: config.cookieNamePrefix, user: email }),
    [call, input, config, email],
  );
  const editor = useRootActor(machine, { id: 'quizEditor', input });
  useLayoutEffect(() => {
    const left = new AbortController();
    waitFor(editor, (snapshot) => snapshot.matches('form'), {
      timeout: Infinity,
      signal: left.signal,
    }).then(preloadAsides, () => {
      /* left before there was anything to edit */
    });
    return () => {
      left.abort();
    };
  }, [editor]);
  const imageUpload = useMemo(() => suppliedImageUpload(call), [call]);
  const player = useMemo(
    () => suppliedVideoPlayer(call, connection.sendPlainly),
    [call, connection],
  );
  return (
    <VideoPlayerContext value={player}>
      <QuizEditor editor={editor} imageUpload={imageUpload} errorScreen={<ErrorPage />} />
    </VideoPlayerContext>
  );
}
