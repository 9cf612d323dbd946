import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { DetailsContext } from '../../../../src/machines/shared/details-machine.ts';
import type { MachineModel } from '../../../support/define-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import {
  findTexts,
  isLoading,
  pressButton,
  readAlerts,
  readButton,
  readTexts,
} from '../../../support/read-screen.ts';

interface DetailsView<Item> {
  readonly model: MachineModel;
  readonly show: (details: never) => ReactNode;
  readonly getTitle: (item: Item) => string;
  /** A text that stands there once the details are loaded. */
  readonly loadedText: string;
}

interface DetailsSnapshot<Item> {
  readonly value: string;
  readonly context: DetailsContext<Item, unknown>;
}

const failures: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached.',
  unexpected: 'Something went wrong.',
};

/** Tests the panel beside a list: what stands in it, that it loads, and why it could not. */
export function describeDetailsView<Item>({
  model,
  show,
  getTitle,
  loadedText,
}: DetailsView<Item>): void {
  describeViewModel({
    model,
    show: (details: AnyActorRef) => show(details as never),
    byHand: {
      refresh: () => pressButton('Try again'),
      close: () => pressButton('Close the details'),
    },
    expectScreen: (snapshot) => {
      const { value, context } = snapshot as unknown as DetailsSnapshot<Item>;
      const { item, details, failure } = context;
      const hasFailed = value === 'failed';
      expect({
        titles: readTexts('h2').slice(0, 1),
        hasDetails: findTexts([loadedText]).length > 0,
        isLoading: isLoading(),
        alerts: readAlerts(),
        canRetry: readButton('Try again') === 'ready',
      }).toEqual({
        titles: item === null ? [] : [getTitle(item)],
        hasDetails: details !== null,
        isLoading: value === 'loading' && details === null,
        alerts: hasFailed
          ? [expect.stringContaining(failures[failure?.kind ?? ''] ?? 'no failure') as string]
          : [],
        canRetry: hasFailed,
      });
    },
  });
}
