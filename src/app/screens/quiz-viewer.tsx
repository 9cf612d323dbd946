import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { getQuizKind } from '../../domain/access/get-quiz-kind.ts';
import type { ViewerInput } from '../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { VideoPlayerContext } from '../../views/shared/player/video-player-context.ts';
import { viewerMessages } from '../../domain/messages/viewer-messages.ts';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import { QuizViewer } from '../../views/quiz/viewer/quiz-viewer.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { provideQuizViewer } from '../actors/quiz/quiz-viewer.ts';
import { provideVideoPlayer } from '../actors/quiz/video-player.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

/** The screen that shows a quiz of any kind. */
export default function QuizViewerScreen({ route: { params, quiz } }: ScreenProps): ReactNode {
  const call = useCall();
  const { connection } = useServices();
  const { role } = useVisitor();
  const [path] = useLocation();
  const context = quiz?.context ?? 'template';
  const [input] = useState((): ViewerInput => ({
    kind: getQuizKind(context, role),
    quiz: Number(Object.values(params)[0]),
    now: () => Date.now(),
  }));
  const machine = useMemo(() => provideQuizViewer(call), [call]);
  const player = useMemo(
    () => provideVideoPlayer(call, connection.sendWithoutToken),
    [call, connection],
  );
  const viewer = useRootActor(machine, { id: 'quizViewer', input });
  return (
    <VideoPlayerContext value={player}>
      <AddedMessages messages={viewerMessages}>
        <QuizViewer viewer={viewer} context={context} role={role} path={path} />
      </AddedMessages>
    </VideoPlayerContext>
  );
}
