import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { LoadContext } from '../../../src/machines/shared/load-machine.ts';
import { AuthorScreen } from '../../../src/views/account/author-screen.tsx';
import { SubscriptionScreen } from '../../../src/views/account/subscription-screen.tsx';
import { ClientHubLabelList } from '../../../src/views/client-hub/label-list.tsx';
import { LabelPlaylists } from '../../../src/views/client-hub/label-playlists.tsx';
import { authorModel, subscriptionModel } from '../../machines/account/account-models.ts';
import {
  clientHubLabelsModel,
  clientHubPlaylistsModel,
} from '../../machines/client-hub/client-hub-models.ts';
import type { MachineModel } from '../../support/define-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

interface LoadView {
  readonly model: MachineModel;
  readonly show: (load: never) => ReactNode;
  /** A text that the screen shows of the first value only, and one of the newer value only. */
  readonly firstText: string;
  readonly newerText?: string;
}

/** Tests a screen that shows what was loaded, why it was not, or that it is on its way. */
function describeLoad({ model, show, firstText, newerText }: LoadView): void {
  describeViewModel({
    model,
    show: (load: AnyActorRef) => show(load as never),
    byHand: { 'try again': () => press('Try again') },
    expectScreen: ({ value, context }) => {
      const { value: loaded } = context as LoadContext<unknown, unknown>;
      expectShown('alert', value === 'failed');
      const isShown = loaded !== null && value !== 'failed';
      const isSecond = isNewer(model, loaded);
      expect(screen.queryAllByText(firstText).length > 0).toBe(isShown && !isSecond);
      if (newerText !== undefined)
        expect(screen.queryAllByText(newerText).length > 0).toBe(isShown && isSecond);
    },
  });
}

/** Whether a value is the newer one of a model. */
function isNewer(model: MachineModel, value: unknown): boolean {
  const { events = {} } = model.parts[''] ?? {};
  const newer = events['a newer one arrives']?.['output'] as { readonly value: unknown };
  return value === newer.value;
}

describeLoad({
  model: subscriptionModel,
  show: (subscription) => <SubscriptionScreen subscription={subscription} />,
  firstText: 'Kestrel College',
  newerText: 'Merlin Institute',
});
describeLoad({
  model: authorModel,
  show: (author) => <AuthorScreen name="Ada" author={author} />,
  firstText: 'There are too many results to show. These are the newest.',
});
describeLoad({
  model: clientHubLabelsModel,
  show: (labels) => <ClientHubLabelList labels={labels} />,
  firstText: 'Biology',
  newerText: 'Chemistry',
});
describeLoad({
  model: clientHubPlaylistsModel,
  show: (playlists) => <LabelPlaylists label="Biology" playlists={playlists} />,
  firstText: 'Warm-up',
  newerText: 'Kinetics',
});
