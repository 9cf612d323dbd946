import type { ReactNode } from 'react';

import { assertNever } from '../../../domain/assert-never.ts';
import type { JournalStatus } from '../../../machines/shared/editor/journal.ts';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector, useIsStored } from './open-editor.ts';
import { useJournalStatus } from './use-journal-status.ts';

interface SaveStatusDetailsProps {
  /** The number of unsaved changes. */
  readonly count: number;
}

/** Explains which changes are saved on the server and which are stored in this browser. */
export function SaveStatusDetails({ count }: SaveStatusDetailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const journal = useJournalStatus();
  const { edited } = useOpenEditor();
  const isStored = useIsStored();
  const server = isStored
    ? formatMessage('quizJournal.onServerAll')
    : formatMessage('quizJournal.onServerNew', { edited });
  return (
    <dl className="grid gap-3">
      <StorageStatus
        name={formatMessage('quizJournal.onServer')}
        state={count === 0 && isStored ? 'good' : 'waiting'}
      >
        {count === 0 ? server : formatMessage('quizJournal.onServerBehind', { count, edited })}
      </StorageStatus>
      <StorageStatus name={formatMessage('quizJournal.inBrowser')} state={getState(journal)}>
        <JournalStatusText journal={journal} />
      </StorageStatus>
    </dl>
  );
}

function JournalStatusText({ journal }: { readonly journal: JournalStatus }): ReactNode {
  const formatMessage = useFormatMessage();
  const hasSteps = useOpenEditorSelector(
    ({ history }) => history.cursor !== null || history.redoStack !== null,
  );
  switch (journal.kind) {
    case 'stored':
      return formatMessage(hasSteps ? 'quizJournal.allStored' : 'quizJournal.nothingToStore');
    case 'storing':
    case 'delayed':
      return formatMessage('quizJournal.storingSteps', { count: journal.steps });
    case 'notStored':
      return (
        <>
          {formatMessage('quizJournal.stepsNotStored', { count: journal.steps })}{' '}
          {formatMessage(`quizJournal.storageError.${journal.error}`)}
        </>
      );
    default:
      return assertNever(journal);
  }
}

type State = 'good' | 'waiting' | 'bad';

function getState({ kind }: JournalStatus): State {
  if (kind === 'stored') return 'good';
  return kind === 'storing' ? 'waiting' : 'bad';
}

const icons = {
  good: <CircleCheckIcon className="text-good" />,
  waiting: <ClockIcon className="text-warn" />,
  bad: <CircleAlertIcon className="text-bad" />,
} as const;

interface StorageStatusProps {
  readonly name: string;
  readonly state: State;
  readonly children: ReactNode;
}

const StorageStatus = ({ name, state, children }: StorageStatusProps): ReactNode => (
  <div data-state={state} className="grid grid-cols-[auto_1fr] gap-x-2.5">
    <span aria-hidden="true" className="flex h-5 items-center [&_.lucide]:size-4">
      {icons[state]}
    </span>
    <dt className="font-semibold">{name}</dt>
    <dd className="col-start-2 text-ink-2">{children}</dd>
  </div>
);
