import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { countUnsaved } from '../../domain/quiz/history.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';
import type { Source } from '../../machines/quiz/editor-types.ts';
import { Badge, type Tone } from '../design/badge.tsx';
import { CheckIcon, ClockIcon, TriangleAlertIcon } from '../design/icon.tsx';
import { Popover } from '../design/popover.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { useKeeping } from './use-keeping.ts';
import { WhereChangesAre } from './where-changes-are.tsx';

const untouchedWords = {
  stored: 'quiz.editor.saved',
  blank: 'quiz.editor.nothingToSave',
  copy: 'quiz.editor.notSavedYet',
  article: 'quiz.editor.notSavedYet',
} as const satisfies Record<Source['kind'], SentenceKey>;

/** How many changes are not on the server, in the top bar; a warning when they are not on disk either. A press tells in full where they are. */
export function UnsavedPill(): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const count = useEditing(({ history }) => countUnsaved(history));
  const source = useEditing(({ input }) => input.source.kind);
  const keeping = useKeeping();
  const hasFailed = useSelector(useEditor(), (snapshot) =>
    snapshot.matches({ form: { editing: { changes: 'saveFailed' } } }),
  );
  const onServer =
    count === 0 ? sentence(untouchedWords[source]) : sentence('quiz.editor.unsaved', { count });
  const isSafe = count === 0 || keeping.kind === 'kept' || keeping.kind === 'onTheWay';
  const words = isSafe
    ? onServer
    : sentence(keeping.kind === 'late' ? 'quizJournal.late' : 'quizJournal.unkept', { count });
  const isBad = hasFailed || !isSafe;
  return (
    <output aria-label={words} className={count === 0 && !isBad ? 'max-md:hidden' : undefined}>
      <Popover
        label={sentence('quizJournal.where')}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            aria-label={words}
            className="grid min-h-6 cursor-pointer place-items-center rounded-full"
          >
            <Badge tone={toneOf(count, isBad)} icon={iconOf(count, isBad)}>
              <span className="max-md:hidden">
                {hasFailed && isSafe ? sentence('quiz.editor.saveFailed') : words}
              </span>
              <span className="md:hidden">{format.number(count)}</span>
            </Badge>
          </button>
        )}
      >
        <WhereChangesAre count={count} />
      </Popover>
    </output>
  );
}

function toneOf(count: number, isBad: boolean): Tone {
  if (isBad) return 'bad';
  return count > 0 ? 'warn' : 'neutral';
}

function iconOf(count: number, isBad: boolean): ReactNode {
  if (isBad) return <TriangleAlertIcon />;
  return count > 0 ? <ClockIcon /> : <CheckIcon />;
}
