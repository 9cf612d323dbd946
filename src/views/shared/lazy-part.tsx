import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { useSentence } from './sentences.tsx';

/** A part of a screen in a chunk of its own, and the way to fetch it ahead of its first showing. */
export interface LazyPart<P> {
  readonly Part: ComponentType<P>;
  readonly preload: () => void;
}

function Failed(): ReactNode {
  return <Alert tone="bad">{useSentence()('common.partFailed')}</Alert>;
}

/** Makes a part that loads when it first shows; a chunk that cannot be had leaves the screen standing and says so in its place. */
export function lazyPart<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyPart<P> {
  const Loaded = lazy(async (): Promise<{ default: ComponentType<P> }> => load().catch(() => ({ default: Failed as ComponentType<P> })));
  return {
    Part: (props) => <Suspense fallback={<div className="grid gap-4"><Skeleton width={50} /><Skeleton width={90} /><Skeleton width={70} /></div>}><Loaded {...props} /></Suspense>,
    preload: () => { void load().catch(() => undefined); },
  };
}
