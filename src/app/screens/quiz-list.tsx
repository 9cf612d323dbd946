import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { quizListDefaults, quizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type { DeletedQuiz } from '../../machines/quiz/lists/quiz-bin-machine.ts';
import { QuizList } from '../../views/quiz/lists/quiz-list.tsx';
import { useFrameActors } from '../frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';
import { suppliedQuizList } from '../supply/quiz-lists.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';
import { useSight } from '../use-sight.ts';
import { useVisitor } from '../use-visitor.ts';
import { useQuizListFeatures } from './quiz-list-features.tsx';

const named = ({ id, title }: DeletedQuiz): DeletedQuiz => ({ id, title });

/** The quiz list of a context. Its page, search, sort and choice stand in the address (decision 31). */
export default function QuizListScreen({ route }: ScreenProps): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const {
    role,
    user: { email },
  } = useVisitor();
  const context = route.quiz?.context ?? 'template';
  const kind = useMemo(() => quizListKind(context, role), [context, role]);
  const machine = useMemo(
    () => suppliedQuizList(call, { kind, email, now: Date.now }),
    [call, kind, email],
  );
  const list = useRootActor(machine, {
    id: 'quizList',
    input: { address: place.current().search, defaults: quizListDefaults(kind) },
  });
  const features = useQuizListFeatures({ kind, role, list });
  useListAddress(list);
  useSight(list);
  const { bin, notices } = useFrameActors();
  useLayoutEffect(() => {
    const removed = list.on('removed', ({ items, alreadyGone }) => {
      bin.send({
        type: 'quizzes.deleted',
        quizzes: items.map(named),
        alreadyGone: alreadyGone.map(named),
      });
    });
    const restored = bin.on('quizzes.restored', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      removed.unsubscribe();
      restored.unsubscribe();
    };
  }, [bin, list]);
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
