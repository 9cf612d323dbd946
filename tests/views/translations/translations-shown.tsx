import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import { succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  groupChoicesMachine,
  type GroupChoicesRef,
} from '../../../src/machines/translations/group-machines.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

export const common: TranslationGroup = {
  id: 1,
  key: 'common',
  title: 'Common words',
  isActive: true,
  countOfKeys: 2,
};
export const video: TranslationGroup = {
  id: 2,
  key: 'video',
  title: 'Video',
  isActive: false,
  countOfKeys: 0,
};

/** An actor's answer that is there already. */
export const answering = <Value, Input>(outcome: Outcome<Value>) =>
  fromCall<Value, Input>(() => Promise.resolve(outcome));

/** The groups to choose from. */
export const groupChoices = (groups: readonly TranslationGroup[]): GroupChoicesRef =>
  createActor(groupChoicesMachine.provide({ actors: { load: answering(succeeded(groups)) } }), {
    input: null,
  }).start();

/** Renders with the console's sentences. */
export const show = (children: ReactNode): void => {
  render(<MessagesProvider>{children}</MessagesProvider>);
};
