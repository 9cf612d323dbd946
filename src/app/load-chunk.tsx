import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { ChunkFailed } from '../views/session/chunk-failed.tsx';

const reload = (): void => { window.location.reload(); };
const Failed = (): ReturnType<typeof ChunkFailed> => <ChunkFailed onReload={reload} />;

/** A component of another chunk. When the chunk cannot be had, after a deployment or offline, it offers to reload the page. */
export const lazyChunk = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => load().catch(() => ({ default: Failed })));
