import { useSelector } from '@xstate/react';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { ListSettingsRef } from '../../../../../src/machines/shared/list/list-settings-machine.ts';
import { ViewBar } from '../../../../../src/views/shared/lists/views/view-bar.tsx';
import { listSettingsModel } from '../../../../machines/shared/list/list-settings-model.ts';
import { describeViewModel } from '../../../../support/describe-view-model.tsx';

const doNothing = (): void => undefined;

function Bar({ keeper }: { readonly keeper: ListSettingsRef }) {
  const settings = useSelector(keeper, ({ context }) => context.settings);
  return (
    <ViewBar
      settings={settings}
      change={(change) => {
        keeper.send({ type: 'settings.change', change });
      }}
      createId={() => 'c3'}
      copyLink={doNothing}
      query=""
      viewId=""
      onOpen={doNothing}
    />
  );
}

describeViewModel({
  model: listSettingsModel,
  show: (keeper) => <Bar keeper={keeper} />,
  byHand: {},
  expectScreen: ({ context: { settings } }) => {
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      ...settings.views.map(({ name }) => name),
    ]);
  },
});
