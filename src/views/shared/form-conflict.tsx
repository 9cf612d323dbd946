import type { ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSentence } from './sentences.tsx';

/** One field on which the two differ, as both would show it. */
export interface Difference {
  readonly label: string;
  readonly yours: ReactNode;
  readonly theirs: ReactNode;
}

interface FormConflictProps {
  /** The fields that differ; null while theirs are being read. */
  readonly differences: readonly Difference[] | null;
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both values of what two people saved (412, decision 39), and the choice between them. */
export function FormConflict({ differences, onKeepYours, onTakeTheirs }: FormConflictProps): ReactNode {
  const sentence = useSentence();
  return (
    <Alert tone="warn" title={sentence('forms.conflict.title')}>
      <p>{sentence('forms.conflict.detail')}</p>
      {differences === null ? <div className="py-3"><Skeleton width={50} /></div> : (
        <table className="my-3 w-full table-fixed border-collapse rounded-md bg-surface text-start text-ink [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
          <thead>
            <tr>
              <th scope="col" className="w-1/5"><span className="sr-only">{sentence('forms.conflict.field')}</span></th>
              <th scope="col">{sentence('forms.conflict.yours')}</th>
              <th scope="col">{sentence('forms.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, yours, theirs }) => (
              <tr key={label}>
                <th scope="row" className="font-medium text-ink-2">{label}</th>
                <td>{yours}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <span className="flex flex-wrap gap-2">
        <Button onClick={onKeepYours}>{sentence('forms.conflict.keepYours')}</Button>
        <Button onClick={onTakeTheirs}>{sentence('forms.conflict.takeTheirs')}</Button>
      </span>
    </Alert>
  );
}
