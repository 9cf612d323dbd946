import type { ComponentType, ReactNode } from 'react';

import { Alert } from '../design/feedback/alert.tsx';
import { createLazyComponent, type LazyComponent } from '../design/lazy-component.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { useFormatMessage } from './format-message.tsx';

const Loading = (): ReactNode => (
  <div className="grid gap-4">
    <Skeleton width={50} />
    <Skeleton width={90} />
    <Skeleton width={70} />
  </div>
);

function Failed(): ReactNode {
  return <Alert tone="bad">{useFormatMessage()('common.partFailed')}</Alert>;
}

/**
 * Creates a part of a screen that loads when it is first rendered. When loading fails, the screen
 * stays usable and shows the failure in place of the part.
 */
export const createLazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> => createLazyComponent(async () => (await load()).default, { Loading, Failed });
