import type { ComponentType, ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { chunk, type Chunk } from '../design/chunk.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSentence } from './sentences.tsx';

const Waiting = (): ReactNode => (
  <div className="grid gap-4">
    <Skeleton width={50} />
    <Skeleton width={90} />
    <Skeleton width={70} />
  </div>
);

function Failed(): ReactNode {
  return <Alert tone="bad">{useSentence()('common.partFailed')}</Alert>;
}

/** Makes a part of a screen that loads when it first shows; a chunk that cannot be had leaves the screen standing and says so in its place. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): Chunk<P> => chunk(async () => (await load()).default, { Waiting, Missing: Failed });
