import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { quizKindAt } from '../../domain/access/quiz-kind.ts';
import type { ViewerInput } from '../../machines/quiz/quiz-viewer-machine.ts';
import { QuizViewer } from '../../views/quiz/viewer/quiz-viewer.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { suppliedQuizViewer } from '../supply/quiz-viewer.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

/** The screen that shows a quiz of any kind. */
export default function QuizViewerScreen({ route: { params, quiz } }: ScreenProps): ReactNode {
  const call = useCall();
  const { role } = useVisitor();
  const [path] = useLocation();
  const context = quiz?.context ?? 'template';
  const [input] = useState((): ViewerInput => ({ kind: quizKindAt(context, role), quiz: Number(Object.values(params)[0]), now: () => Date.now() }));
  const machine = useMemo(() => suppliedQuizViewer(call), [call]);
  return <QuizViewer viewer={useRootActor(machine, { id: 'quizViewer', input })} context={context} role={role} path={path} />;
}
