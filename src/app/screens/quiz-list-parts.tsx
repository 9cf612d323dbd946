/** The parts of quiz lists that load when they are first needed, as one chunk. */
export { QuizBulkChange, startBulkChange } from './quiz-bulk.tsx';

import { useMemo, type ReactNode } from 'react';

import { quizFilterMessages } from '../../domain/messages/quiz-filter-messages.ts';
import {
  FilterChips,
  type FilterChipsProps,
} from '../../views/quiz/lists/filters/filter-chips.tsx';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import { createLoadSubjects, provideSubjects } from '../actors/quiz/editor/subjects.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';

/** The chips of the filters of a quiz list, with the subjects that they name. */
export function QuizFilterChips(props: FilterChipsProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubjects(createLoadSubjects(call)), [call]);
  const subjects = useRootActor(machine, { id: 'subjects', input: null });
  return (
    <AddedMessages messages={quizFilterMessages}>
      <FilterChips {...props} subjects={subjects} />
    </AddedMessages>
  );
}
