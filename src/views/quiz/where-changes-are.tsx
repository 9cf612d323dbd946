import type { ReactNode } from 'react';

import { assertNever } from '../../domain/assert-never.ts';
import type { Keeping } from '../../machines/quiz/keeping.ts';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from '../design/icon.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing } from './editor-context.ts';
import { useKeeping } from './use-keeping.ts';

interface WhereChangesAreProps {
  /** Changes that are not on the server. */
  readonly count: number;
}

/** Says in full what is on the server and what is kept in this browser. */
export function WhereChangesAre({ count }: WhereChangesAreProps): ReactNode {
  const sentence = useSentence();
  const keeping = useKeeping();
  const isStored = useEditing(({ input }) => input.source.kind === 'stored');
  const server = isStored
    ? sentence('quizJournal.onServerAll')
    : sentence('quizJournal.onServerNew');
  return (
    <dl className="grid gap-3">
      <Place
        name={sentence('quizJournal.onServer')}
        state={count === 0 && isStored ? 'good' : 'waiting'}
      >
        {count === 0 ? server : sentence('quizJournal.onServerBehind', { count })}
      </Place>
      <Place name={sentence('quizJournal.inBrowser')} state={stateOf(keeping)}>
        <KeepingWords keeping={keeping} />
      </Place>
    </dl>
  );
}

function KeepingWords({ keeping }: { readonly keeping: Keeping }): ReactNode {
  const sentence = useSentence();
  const hasSteps = useEditing(({ history }) => history.cursor !== null || history.undone !== null);
  switch (keeping.kind) {
    case 'kept':
      return sentence(hasSteps ? 'quizJournal.keptAll' : 'quizJournal.keptNothing');
    case 'onTheWay':
    case 'late':
      return sentence('quizJournal.keptBehind', { count: keeping.steps });
    case 'unkept':
      return (
        <>
          {sentence('quizJournal.keptNot', { count: keeping.steps })}{' '}
          {sentence(`quizJournal.trouble.${keeping.trouble}`)}
        </>
      );
    default:
      return assertNever(keeping);
  }
}

type State = 'good' | 'waiting' | 'bad';

function stateOf({ kind }: Keeping): State {
  if (kind === 'kept') return 'good';
  return kind === 'onTheWay' ? 'waiting' : 'bad';
}

const icons = {
  good: <CircleCheckIcon className="text-good" />,
  waiting: <ClockIcon className="text-warn" />,
  bad: <CircleAlertIcon className="text-bad" />,
} as const;

interface PlaceProps {
  readonly name: string;
  readonly state: State;
  readonly children: ReactNode;
}

const Place = ({ name, state, children }: PlaceProps): ReactNode => (
  <div data-state={state} className="grid grid-cols-[auto_1fr] gap-x-2.5">
    <span aria-hidden="true" className="flex h-5 items-center [&_.lucide]:size-4">
      {icons[state]}
    </span>
    <dt className="font-semibold">{name}</dt>
    <dd className="col-start-2 text-ink-2">{children}</dd>
  </div>
);
