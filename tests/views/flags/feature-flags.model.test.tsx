import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { FeatureFlags } from '../../../src/views/flags/feature-flags.tsx';
import { featureFlagsModel } from '../../machines/flags/feature-flags-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

describeViewModel({
  model: featureFlagsModel,
  show: (flags) => <FeatureFlags flags={flags} outsideService={null} maySwitch />,
  byHand: {
    'load again': () => press('Try again'),
    'switch the banner on': () => {
      const toggle = screen.queryByRole<HTMLInputElement>('switch', { name: 'adminBanner' });
      if (toggle === null || toggle.checked) return false;
      fireEvent.click(toggle);
      return true;
    },
  },
  expectScreen: ({ value, context: { flags, pendingSwitch, failure } }) => {
    expectShown('alert', failure !== null && (value === 'ready' || value === 'loadFailed'));
    expectShown('button', value === 'loadFailed', 'Try again');
    expectShown('switch', flags.length > 0 && value !== 'loadFailed');
    if (flags.length === 0 || value === 'loadFailed') return;
    const isOn = pendingSwitch === null ? flags[0]?.value === true : pendingSwitch.value;
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(isOn);
  },
});
