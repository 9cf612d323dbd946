import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { waitFor } from 'xstate';

import { hasPermission } from '../../domain/access/policy.ts';
import { getQuizKind } from '../../domain/access/quiz-kind.ts';
import { isWholeNumber } from '../../domain/lists/list-query.ts';
import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import type { EditorInput, Source } from '../../machines/quiz/editor/context.ts';
import { preloadDialogs } from '../../views/design/overlays/dialog.tsx';
import { preloadPopovers } from '../../views/design/overlays/popover.tsx';
import { preloadTooltips } from '../../views/design/overlays/tooltip.tsx';
import { preloadEditorDialogs } from '../../views/quiz/editor/editor-dialogs.tsx';
import { VideoPlayerContext } from '../../views/shared/player/video-player-context.ts';
import { QuizEditor } from '../../views/quiz/editor/quiz-editor.tsx';
import { preloadTimeline } from '../../views/shared/history/timeline.tsx';
import ErrorPage from '../error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { provideImageUpload } from '../actors/shared/image-upload.ts';
import { provideQuizEditor } from '../actors/quiz/editor/quiz-editor.ts';
import { provideVideoPlayer } from '../actors/quiz/video-player.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';
import { runWhenIdle } from '../when-idle.ts';

/**
 * Preloads the chunks that must open while the server cannot be reached: the leave dialog, the save
 * status, the reasons of disabled controls, the timeline and the comparison. They wait until the
 * editor is on screen.
 */
function preloadOfflineParts(): void {
  for (const preload of [
    preloadDialogs,
    preloadPopovers,
    preloadTooltips,
    preloadEditorDialogs,
    preloadTimeline,
  ])
    runWhenIdle(preload);
}

function getSource({ params, quiz }: AllowedRoute, search: string): Source {
  const id = Number(
    params['quizId'] ?? params['quizLibraryId'] ?? params['adminQuizId'] ?? params['userQuizId'],
  );
  if (quiz?.mode === 'edit') return { kind: 'stored', quiz: id };
  if (quiz?.mode === 'copy') return { kind: 'copy', quiz: id };
  if (params['articleId'] !== undefined)
    return { kind: 'article', article: Number(params['articleId']) };
  const playlist = new URLSearchParams(search).get('playlist');
  return playlist !== null && isWholeNumber(playlist)
    ? { kind: 'playlist', playlist: Number(playlist) }
    : { kind: 'blank' };
}

/** The screen that edits a quiz of any kind: blank, from an article, copied or stored. */
export default function QuizEditorScreen({ route }: ScreenProps): ReactNode {
  const call = useCall();
  const { config, connection, history } = useServices();
  const {
    role,
    user: { email },
  } = useVisitor();
  const [input] = useState<EditorInput>(() => {
    const context = route.quiz?.context ?? 'template';
    return {
      context,
      mode: getQuizKind(context, role),
      source: getSource(route, history.getLocation().search),
      now: () => Date.now(),
      createKey: () => crypto.randomUUID(),
      canPreview: hasPermission(role, 'quiz.preview'),
    };
  });
  const machine = useMemo(
    () => provideQuizEditor(call, input, { prefix: config.cookieNamePrefix, user: email }),
    [call, input, config, email],
  );
  const editor = useRootActor(machine, { id: 'quizEditor', input });
  useLayoutEffect(() => {
    const unmounted = new AbortController();
    waitFor(editor, (snapshot) => snapshot.matches('form'), {
      timeout: Infinity,
      signal: unmounted.signal,
    }).then(preloadOfflineParts, () => {
      /* unmounted before the quiz was loaded */
    });
    return () => {
      unmounted.abort();
    };
  }, [editor]);
  const imageUpload = useMemo(() => provideImageUpload(call), [call]);
  const player = useMemo(
    () => provideVideoPlayer(call, connection.sendWithoutToken),
    [call, connection],
  );
  return (
    <VideoPlayerContext value={player}>
      <QuizEditor editor={editor} imageUpload={imageUpload} errorScreen={<ErrorPage />} />
    </VideoPlayerContext>
  );
}
