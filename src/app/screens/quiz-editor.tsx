import { useMemo, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { useFrameActors } from '../frame/frame-context.ts';
import { useUndo } from '../frame/use-frame.ts';
import { hasPermission } from '../../domain/access/policy.ts';
import { getQuizKind } from '../../domain/access/get-quiz-kind.ts';
import { hasQuizTabs } from '../../domain/access/quiz-tabs.ts';
import { routes } from '../../domain/access/routes.ts';
import { isWholeNumber } from '../../domain/lists/list-query.ts';
import type { AllowedRoute } from '../../domain/access/resolve-route.ts';
import type { EditorInput, Source } from '../../machines/quiz/editor/context.ts';
import { preloadDialogs } from '../../views/design/overlays/dialog.tsx';
import { preloadPopovers } from '../../views/design/overlays/popover.tsx';
import { preloadTooltips } from '../../views/design/overlays/tooltip.tsx';
import {
  FoldSettingsContext,
  type FoldedPanel,
  type FoldSettings,
} from '../../views/quiz/editor/use-fold.ts';
import { preloadEditorDialogs } from '../../views/quiz/editor/editor-dialogs.tsx';
import { VideoPlayerContext } from '../../views/shared/player/video-player-context.ts';
import { QuizEditor } from '../../views/quiz/editor/quiz-editor.tsx';
import { FoldedQuizTabs } from '../../views/quiz/folded-quiz-tabs.tsx';
import { removalToken } from '../../machines/quiz/editor/removed-activity.ts';
import { preloadTimeline } from '../../views/shared/history/timeline.tsx';
import ErrorPage from '../navigation/error-page.tsx';
import { readSetting, saveSetting } from '../browser/local-settings.ts';
import { useJournalOwner } from '../journal/use-journal-owner.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { provideImageUpload } from '../actors/shared/image-upload.ts';
import { provideQuizEditor } from '../actors/quiz/editor/quiz-editor.ts';
import { provideVideoPlayer } from '../actors/quiz/video-player.ts';
import { useCall } from '../hooks/use-call.ts';
import { useSettleBeforeLeave } from '../hooks/use-settle-before-leave.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { useWhenReached } from '../hooks/use-when-reached.ts';
import { runWhenIdle } from '../browser/when-idle.ts';

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

const isFormShown = (snapshot: SnapshotFrom<ReturnType<typeof provideQuizEditor>>): boolean =>
  snapshot.matches('form');

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

/** Provides which panels of quizzes are open, which this browser stores for each person. */
function provideFoldSettings(email: string): FoldSettings {
  const getName = (panel: FoldedPanel): string =>
    `${{ details: 'quizDetails', activities: 'quizActivities' }[panel]}.${email}`;
  return {
    isOpen: (panel) => readSetting(getName(panel)) === 'open',
    save: (panel, isOpen) => {
      // Without storage the next quiz opens as before.
      saveSetting(getName(panel), isOpen ? 'open' : 'closed').catch(() => undefined);
    },
  };
}

/** The screen that edits a quiz of any kind: blank, from an article, copied or stored. */
export default function QuizEditorScreen({ route }: ScreenProps): ReactNode {
  const call = useCall();
  const { connection, history } = useServices();
  const { role, user } = useVisitor();
  const owner = useJournalOwner();
  const [input] = useState<EditorInput>(() => {
    const context = route.quiz?.context ?? 'template';
    return {
      context,
      kind: getQuizKind(context, role),
      source: getSource(route, history.getLocation().search),
      now: () => Date.now(),
      createKey: () => crypto.randomUUID(),
      canPreview: hasPermission(role, 'quiz.preview'),
    };
  });
  const machine = useMemo(() => provideQuizEditor(call, input, owner), [call, input, owner]);
  const editor = useRootActor(machine, { id: 'quizEditor', input });
  useSettleBeforeLeave(editor);
  useUndo(useFrameActors().notices, [editor], removalToken);
  useWhenReached(editor, isFormShown, preloadOfflineParts);
  const foldSettings = useMemo(() => provideFoldSettings(user.email), [user.email]);
  const imageUpload = useMemo(() => provideImageUpload(call), [call]);
  const player = useMemo(
    () => provideVideoPlayer(call, connection.sendWithoutToken),
    [call, connection],
  );
  return (
    <VideoPlayerContext value={player}>
      {hasQuizTabs(routes[route.id].path) && <FoldedQuizTabs role={role} current={input.context} />}
      <FoldSettingsContext value={foldSettings}>
        <QuizEditor editor={editor} imageUpload={imageUpload} errorScreen={<ErrorPage />} />
      </FoldSettingsContext>
    </VideoPlayerContext>
  );
}
