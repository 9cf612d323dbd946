import { useMemo, type ReactNode } from 'react';

import { getQuizListDefaults, getQuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import { QuizList } from '../../views/quiz/lists/quiz-list.tsx';
import { useFrameActors } from '../frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { provideQuizList } from '../actors/quiz/quiz-lists.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { usePageVisibility } from '../use-page-visibility.ts';
import { useVisitor } from '../use-visitor.ts';
import { useRecycleBin } from '../use-recycle-bin.ts';
import { useQuizListFeatures } from './quiz-list-features.tsx';

/**
 * The quiz list of a context. The address holds its page, search, sort and filter (PD-31).
 */
export default function QuizListScreen({ route }: ScreenProps): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const {
    role,
    user: { email },
  } = useVisitor();
  const context = route.quiz?.context ?? 'template';
  const kind = useMemo(() => getQuizListKind(context, role), [context, role]);
  const machine = useMemo(
    () => provideQuizList(call, { kind, email, now: Date.now }),
    [call, kind, email],
  );
  const list = useRootActor(machine, {
    id: 'quizList',
    input: { address: history.getLocation().search, defaults: getQuizListDefaults(kind) },
  });
  const features = useQuizListFeatures({ kind, role, list });
  useListAddress(list);
  usePageVisibility(list);
  const { quizRecycleBin: recycleBin, notices } = useFrameActors();
  useRecycleBin(recycleBin, list);
  return (
    <QuizList
      list={list}
      kind={kind}
      role={role}
      features={features}
      onUndo={() => {
        notices.send({ type: 'notice.actNewest' });
      }}
    />
  );
}
