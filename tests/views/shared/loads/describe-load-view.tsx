import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { LoadContext } from '../../../../src/machines/shared/load-machine.ts';
import { getPart, type MachineModel } from '../../../support/define-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import {
  findAll,
  findTexts,
  isLoading,
  pressButton,
  readAlerts,
  readButton,
} from '../../../support/read-screen.ts';

interface LoadView {
  readonly model: MachineModel;
  /** The machine's name, where it is not its id. */
  readonly name?: string;
  readonly show: (load: never) => ReactNode;
  /** The texts that only the first value shows, and only the newer one. */
  readonly texts: { readonly first: readonly string[]; readonly newer: readonly string[] };
  /** The name of a select that lists the value. */
  readonly select?: string;
  /** What a failure says, by its kind; without it, nothing is said of it. */
  readonly failures?: Readonly<Record<'offline' | 'unexpected' | 'notFound', string>> | null;
  /** The title of the screen that takes the place of all, but where the person is offline. */
  readonly errorScreen?: string | null;
  /** Whether grey lines stand there while the first value loads. */
  readonly hasSkeleton?: boolean;
}

/** What a failed load says when it has no words of its own for it. */
const usualFailures: NonNullable<LoadView['failures']> = {
  offline: 'The server cannot be reached.',
  unexpected: 'Something went wrong.',
  notFound: 'Something went wrong.',
};

interface LoadSnapshot {
  readonly value: 'loading' | 'loaded' | 'refreshing' | 'failed';
  readonly context: LoadContext<unknown, unknown>;
}

const openSelect = (name: string): void => {
  const button = findAll('[aria-haspopup="listbox"][aria-expanded="false"]').find(
    ({ textContent }) => textContent === name,
  );
  if (button !== undefined && document.querySelector('[role="listbox"]') === null)
    fireEvent.click(button);
};

/**
 * Tests the view of a load. A value stays while a newer one loads or cannot be loaded; what is gone
 * is no longer shown.
 */
export function describeLoadView({
  model,
  name = model.machine.id,
  show,
  texts,
  select,
  failures = usualFailures,
  errorScreen = null,
  hasSkeleton = true,
}: LoadView): void {
  const { events } = getPart(model);
  const [first] = Object.entries(events).filter(([event]) => event === 'it arrives');
  const firstValue = (first?.[1]['output'] as { readonly value: unknown } | undefined)?.value;
  describeViewModel({
    model,
    name,
    // What is shown differs by the kind of failure, which the chart does not tell apart.
    each: 'edge',
    show: (load: AnyActorRef) => show(load as never),
    byHand: failures === null ? {} : { 'try again': () => pressButton('Try again') },
    expectScreen: (snapshot) => {
      const { value: state, context } = snapshot as unknown as LoadSnapshot;
      const { value, failure } = context;
      const hasFailed = state === 'failed';
      const kind = hasFailed ? (failure?.kind ?? 'no failure') : null;
      const byKind: Readonly<Record<string, string>> = failures ?? {};
      const leaves = kind !== null && kind !== 'offline' && errorScreen !== null;
      const isSaid = kind !== null && failures !== null && !leaves;
      const shownTexts = value === firstValue ? texts.first : texts.newer;
      if (select !== undefined) openSelect(select);
      expect({
        texts: findTexts([...texts.first, ...texts.newer]),
        isLoading: hasSkeleton && isLoading(),
        alerts: readAlerts(),
        canRetry: readButton('Try again') === 'ready',
        errorScreen: errorScreen !== null && findTexts([errorScreen]).length > 0,
      }).toEqual({
        texts: value === null || hasFailed ? [] : shownTexts,
        isLoading: hasSkeleton && state === 'loading' && value === null,
        alerts: isSaid ? [expect.stringContaining(byKind[kind] ?? kind) as string] : [],
        canRetry: isSaid,
        errorScreen: leaves,
      });
    },
  });
}
