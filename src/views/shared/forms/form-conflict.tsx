import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';

import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { classNames } from '../../design/class-names.ts';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { useFormatMessage } from '../format-message.tsx';

/** A field whose local and remote values differ. */
export interface Difference {
  readonly label: string;
  readonly local: ReactNode;
  readonly remote: ReactNode;
}

interface ConflictSnapshot<Values> {
  readonly context: {
    readonly values: Values;
    /** Null while the remote version loads. */
    readonly remote: { readonly values: Values } | null;
  };
  matches(state: { readonly editing: { readonly conflict: 'loadFailed' } }): boolean;
}

/** The part of a running form machine that resolves a conflict. */
interface ConflictForm<Values> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): ConflictSnapshot<Values>;
  send(event: {
    readonly type: 'conflict.reload' | 'conflict.overwrite' | 'conflict.takeRemote';
  }): void;
}

interface FormConflictProps<Values> {
  readonly form: ConflictForm<Values>;
  readonly listDifferences: (local: Values, remote: Values) => readonly Difference[];
}

const firstField =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), [contenteditable=true]';

/**
 * The local and the remote values of a form that two users saved (412, PD-39), and the choice
 * between them once both are loaded. Choosing moves the focus to the first field of the form.
 */
export function FormConflict<Values>({
  form,
  listDifferences,
}: FormConflictProps<Values>): ReactNode {
  const formatMessage = useFormatMessage();
  const { values, remote } = useSelector(form, ({ context }) => context);
  const isLoadFailed = useSelector(form, (snapshot) =>
    snapshot.matches({ editing: { conflict: 'loadFailed' } }),
  );
  const differences = remote === null ? null : listDifferences(values, remote.values);
  const disabledReason =
    differences === null
      ? formatMessage(isLoadFailed ? 'forms.conflict.remoteLoadFailed' : 'common.loading')
      : undefined;
  const handleChoice =
    (type: 'conflict.overwrite' | 'conflict.takeRemote') =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
      const field = currentTarget.closest('form')?.querySelector<HTMLElement>(firstField);
      form.send({ type });
      field?.focus();
    };
  return (
    <Alert tone="warn" title={formatMessage('forms.conflict.title')}>
      <p>{formatMessage('forms.conflict.detail')}</p>
      {isLoadFailed && (
        <p className="pt-2 font-medium">{formatMessage('forms.conflict.remoteLoadFailed')}</p>
      )}
      {differences === null && !isLoadFailed && (
        <div className="py-3">
          <Skeleton width={50} />
        </div>
      )}
      {differences !== null && <DifferenceTable differences={differences} />}
      <span className="flex flex-wrap gap-2 pt-2">
        {isLoadFailed && (
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              form.send({ type: 'conflict.reload' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        )}
        <Button disabledReason={disabledReason} onClick={handleChoice('conflict.overwrite')}>
          {formatMessage('forms.conflict.keepLocal')}
        </Button>
        <Button disabledReason={disabledReason} onClick={handleChoice('conflict.takeRemote')}>
          {formatMessage('forms.conflict.useRemote')}
        </Button>
      </span>
    </Alert>
  );
}

const tableClasses = classNames(
  'my-3 w-full table-fixed border-collapse rounded-md bg-surface text-start text-ink',
  '[&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5',
  '[&_:is(td,th)]:text-start [&_:is(td,th)]:align-top',
);

function DifferenceTable({
  differences,
}: {
  readonly differences: readonly Difference[];
}): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <table className={tableClasses}>
      <thead>
        <tr>
          <th scope="col" className="w-1/5">
            <span className="sr-only">{formatMessage('forms.conflict.field')}</span>
          </th>
          <th scope="col">{formatMessage('forms.conflict.local')}</th>
          <th scope="col">{formatMessage('forms.conflict.remote')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, local, remote }) => (
          <tr key={label}>
            <th scope="row" className="font-medium text-ink-2">
              {label}
            </th>
            <td>{local}</td>
            <td>{remote}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
