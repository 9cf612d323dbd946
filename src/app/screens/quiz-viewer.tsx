import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { quizKindAt } from '../../domain/access/quiz-kind.ts';
import type { ViewerInput } from '../../machines/quiz/viewer/quiz-viewer-machine.ts';
import { VideoPlayerContext } from '../../views/quiz/viewer/video-player-context.ts';
import { QuizViewer } from '../../views/quiz/viewer/quiz-viewer.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';
import { suppliedQuizViewer } from '../supply/quiz-viewer.ts';
import { suppliedVideoPlayer } from '../supply/video-player.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

/** The screen that shows a quiz of any kind. */
export default function QuizViewerScreen({ route: { params, quiz } }: ScreenProps): ReactNode {
  const call = useCall();
  const { connection } = useServices();
  const { role } = useVisitor();
  const [path] = useLocation();
  const context = quiz?.context ?? 'template';
  const [input] = useState((): ViewerInput => ({
    kind: quizKindAt(context, role),
    quiz: Number(Object.values(params)[0]),
    now: () => Date.now(),
  }));
  const machine = useMemo(() => suppliedQuizViewer(call), [call]);
  const player = useMemo(
    () => suppliedVideoPlayer(call, connection.sendPlainly),
    [call, connection],
  );
  const viewer = useRootActor(machine, { id: 'quizViewer', input });
  return (
    <VideoPlayerContext value={player}>
      <QuizViewer viewer={viewer} context={context} role={role} path={path} />
    </VideoPlayerContext>
  );
}
