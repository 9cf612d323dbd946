import type { ReactNode } from 'react';

import { Skeleton } from '../design/skeleton.tsx';
import { useSentence } from './sentences.tsx';

/** Stands in the place of a form while what it is about is being loaded. */
export function FormLoading(): ReactNode {
  const sentence = useSentence();
  return (
    <div role="status" className="grid max-w-2xl gap-5 px-3 pt-6 md:px-6">
      <span className="sr-only">{sentence('common.loading')}</span>
      {([30, 70, 50, 70] as const).map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  );
}
