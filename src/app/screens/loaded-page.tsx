import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  selectLoad,
  type createLoadMachine,
  type LoadView,
} from '../../machines/shared/load-machine.ts';
import { Loaded } from '../../views/shared/loaded.tsx';
import ErrorPage from '../navigation/error-page.tsx';

interface LoadedPageProps<Subject, Value> {
  /** The running load. */
  readonly page: ActorRefFrom<ReturnType<typeof createLoadMachine<Subject, Value>>>;
  readonly children: (value: Value) => ReactNode;
}

const isSameLoad = <Value,>(a: LoadView<Value>, b: LoadView<Value>): boolean =>
  a.state === b.state && (a.state !== 'loaded' || b.state !== 'loaded' || a.value === b.value);

/**
 * Renders a page about one loaded thing. One that is missing or out of reach leads to the error
 * screen; offline can be retried.
 */
export function LoadedPage<Subject, Value>({
  page,
  children,
}: LoadedPageProps<Subject, Value>): ReactNode {
  const load = useSelector(page, selectLoad<Value>, isSameLoad);
  if (load.state === 'failed' && load.failure.kind !== 'offline') return <ErrorPage />;
  if (load.state === 'loaded') return children(load.value);
  return (
    <div className="px-3 pt-4 md:px-6 md:pt-5">
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          page.send({ type: 'load.retry' });
        }}
      >
        {() => null}
      </Loaded>
    </div>
  );
}
