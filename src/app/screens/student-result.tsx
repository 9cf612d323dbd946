import { useMemo, useState, type ReactNode } from 'react';

import { StudentResultScreen as StudentResultView } from '../../views/quiz/results/student-result.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { provideStudentResult } from '../actors/quiz/quiz-results.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /quiz/customer-quiz/user-results/{assignId}. */
export default function StudentResultScreen({ route: { params } }: ScreenProps): ReactNode {
  const assignment = Number(params['assignId']);
  return <OneStudent key={assignment} assignment={assignment} />;
}

/** The next student is another screen. */
function OneStudent({ assignment }: { readonly assignment: number }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideStudentResult(call), [call]);
  const [subject] = useState({ assignment });
  return (
    <StudentResultView result={useRootActor(machine, { id: 'studentResult', input: subject })} />
  );
}
