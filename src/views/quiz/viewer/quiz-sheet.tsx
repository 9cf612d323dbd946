import type { ReactNode } from 'react';

import type { Draft } from '../../../domain/quiz/draft.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { SheetActivity } from './sheet-activity.tsx';
import { SheetFacts } from './sheet-facts.tsx';

/** What a sheet shows of a quiz: the draft of an editor, or a stored quiz read as one. */
type SheetQuiz = Pick<Draft, 'title' | 'durationMinutes' | 'endDate' | 'graded' | 'restrictNonInstitutional' | 'activities'>;

/** Props of `QuizSheet`. */
export interface SheetProps {
  readonly quiz: SheetQuiz;
  /** Templates have no type, only user quizzes an access type. */
  readonly showsType: boolean;
  readonly showsAccess: boolean;
}

/** A quiz as those see it who take it: title, facts, activities with videos and questions that can be tried out. */
export function QuizSheet(props: SheetProps): ReactNode {
  const sentence = useSentence();
  const { title, activities } = props.quiz;
  return (
    <article className="mx-auto grid max-w-3xl gap-8">
      <header className="grid gap-4">
        <p className="text-xl font-semibold wrap-anywhere">{title.trim() === '' ? sentence('quizDialogs.preview.untitled') : title}</p>
        <SheetFacts {...props} />
      </header>
      {activities.map((activity) => <SheetActivity key={activity.key} activity={activity} />)}
    </article>
  );
}
