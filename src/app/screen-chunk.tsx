import type { ComponentType, ReactNode } from 'react';

import { chunk, type Chunk } from '../views/design/chunk.tsx';
import { ChunkFailed } from '../views/session/chunk-failed.tsx';
import { FullPageSpinner } from '../views/shell/full-page-spinner.tsx';

const reload = (): void => {
  window.location.reload();
};
const Failed = (): ReactNode => <ChunkFailed onReload={reload} />;

/** A screen from another chunk, with a spinner or another look until it is there. When the chunk cannot be had, after a deployment or offline, it offers to reload the page. */
export const screenChunk = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Waiting: ComponentType<P> = FullPageSpinner,
): Chunk<P> => chunk(async () => (await load()).default, { Waiting, Missing: Failed });
