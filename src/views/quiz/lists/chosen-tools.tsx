import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { chosenAction, mayDeleteQuizzes } from '../../../domain/access/quiz-actions.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { TrashIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import type { QuizListFeatures } from './quiz-list-features.ts';

interface ChosenToolsProps {
  readonly list: QuizListRef;
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly features: QuizListFeatures;
}

/** How many rows are chosen and what can be done with all of them at once. */
export function ChosenTools({ list, role, context, features }: ChosenToolsProps): ReactNode {
  const sentence = useSentence();
  const items = useSelector(list, (snapshot) => snapshot.context.items);
  const chosen = useSelector(list, (snapshot) => snapshot.context.chosen);
  const rows = items.filter(({ id }) => chosen.includes(id));
  const mayDeleteAll = chosenAction(role, context, 'delete', rows) !== null;
  return (
    <>
      <output>
        {rows.length > 0 && (
          <Badge tone="accent">{sentence('quizLists.chosen', { count: rows.length })}</Badge>
        )}
      </output>
      {rows.length > 0 && features.chosenActions?.(rows)}
      {rows.length > 0 && mayDeleteQuizzes(role, context) && (
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          whyDisabled={mayDeleteAll ? undefined : sentence('quizLists.notYours')}
          onClick={() => {
            list.send({ type: 'chosen.remove' });
          }}
        >
          {sentence('quizLists.deleteChosen')}
        </Button>
      )}
    </>
  );
}
