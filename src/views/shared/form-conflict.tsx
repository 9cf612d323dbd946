import type { MouseEvent, ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSentence } from './sentences.tsx';

/** One field on which the two differ, as both would show it. */
export interface Difference {
  readonly label: string;
  readonly yours: ReactNode;
  readonly theirs: ReactNode;
}

interface FormConflictProps {
  /** The fields that differ; null while theirs are not known. */
  readonly differences: readonly Difference[] | null;
  /** Theirs could not be read. */
  readonly isUnread: boolean;
  readonly onReadAgain: () => void;
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
}

const firstField =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), [contenteditable=true]';

/** Both values of what two people saved (412, decision 39), and the choice between them, possible once both are seen; after it the focus is in the form's first field. */
export function FormConflict({
  differences,
  isUnread,
  onReadAgain,
  onKeepYours,
  onTakeTheirs,
}: FormConflictProps): ReactNode {
  const sentence = useSentence();
  const whyNot =
    differences === null
      ? sentence(isUnread ? 'forms.conflict.unread' : 'common.loading')
      : undefined;
  const chosen =
    (choose: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      const field = currentTarget.closest('form')?.querySelector<HTMLElement>(firstField);
      choose();
      field?.focus();
    };
  return (
    <Alert tone="warn" title={sentence('forms.conflict.title')}>
      <p>{sentence('forms.conflict.detail')}</p>
      {isUnread && <p className="pt-2 font-medium">{sentence('forms.conflict.unread')}</p>}
      {differences === null && !isUnread && (
        <div className="py-3">
          <Skeleton width={50} />
        </div>
      )}
      {differences !== null && (
        <table className="my-3 w-full table-fixed border-collapse rounded-md bg-surface text-start text-ink [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
          <thead>
            <tr>
              <th scope="col" className="w-1/5">
                <span className="sr-only">{sentence('forms.conflict.field')}</span>
              </th>
              <th scope="col">{sentence('forms.conflict.yours')}</th>
              <th scope="col">{sentence('forms.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, yours, theirs }) => (
              <tr key={label}>
                <th scope="row" className="font-medium text-ink-2">
                  {label}
                </th>
                <td>{yours}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <span className="flex flex-wrap gap-2 pt-2">
        {isUnread && (
          <Button icon={<RefreshIcon />} onClick={onReadAgain}>
            {sentence('common.retry')}
          </Button>
        )}
        <Button whyDisabled={whyNot} onClick={chosen(onKeepYours)}>
          {sentence('forms.conflict.keepYours')}
        </Button>
        <Button whyDisabled={whyNot} onClick={chosen(onTakeTheirs)}>
          {sentence('forms.conflict.takeTheirs')}
        </Button>
      </span>
    </Alert>
  );
}
