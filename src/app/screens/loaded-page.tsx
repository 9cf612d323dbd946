import type { ReactNode } from 'react';

import type { LoadView } from '../../machines/shared/load-machine.ts';
import { Loaded } from '../../views/shared/loaded.tsx';
import ErrorPage from '../error-page.tsx';

interface LoadedPageProps<Value> {
  readonly load: LoadView<Value>;
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Renders a page about one loaded thing. One that is missing or out of reach leads to the error
 * screen; offline can be retried.
 */
export function LoadedPage<Value>({ load, onRetry, children }: LoadedPageProps<Value>): ReactNode {
  if (load.state === 'failed' && load.failure.kind !== 'offline') return <ErrorPage />;
  if (load.state === 'loaded') return children(load.value);
  return (
    <div className="px-3 pt-4 md:px-6 md:pt-5">
      <Loaded load={load} lines={6} onRetry={onRetry}>
        {() => null}
      </Loaded>
    </div>
  );
}
