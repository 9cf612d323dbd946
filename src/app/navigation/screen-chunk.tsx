import type { ComponentType, ReactNode } from 'react';

import { createLazyComponent, type LazyComponent } from '../../views/design/lazy-component.tsx';
import { ChunkFailed } from '../../views/session/chunk-failed.tsx';
import { FullPageSpinner } from '../../views/shell/full-page-spinner.tsx';

const reload = (): void => {
  window.location.reload();
};
const Failed = (): ReactNode => <ChunkFailed onReload={reload} />;

/**
 * Creates a screen from another chunk, with a spinner or another placeholder while it loads. When
 * loading fails, after a deployment or offline, it offers to reload the page.
 */
export const screenChunk = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Loading: ComponentType<P> = FullPageSpinner,
): LazyComponent<P> => createLazyComponent(async () => (await load()).default, { Loading, Failed });
