import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { FeatureFlags } from '../../../src/views/flags/feature-flags.tsx';
import { featureFlagsModel } from '../../machines/flags/feature-flags-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

/** Presses the switch of the banner when that switches it to `value`. Returns whether it did. */
function switchBanner(value: boolean): boolean {
  const toggle = screen.queryByRole<HTMLInputElement>('switch', { name: 'adminBanner' });
  if (toggle === null || toggle.checked === value) return false;
  fireEvent.click(toggle);
  return true;
}

describeViewModel({
  model: featureFlagsModel,
  each: 'edge',
  show: (flags) => <FeatureFlags flags={flags} outsideService={null} maySwitch />,
  byHand: {
    'load again': () => press('Try again'),
    'switch the banner on': () => switchBanner(true),
    'switch the banner off': () => switchBanner(false),
  },
  expectScreen: ({ value, context: { flags, switches, failure } }) => {
    expectShown('alert', failure !== null);
    expectShown('button', value === 'loadFailed', 'Try again');
    expectShown('switch', flags.length > 0 && value !== 'loadFailed');
    if (flags.length === 0 || value === 'loadFailed') return;
    const isOn = switches.at(-1)?.value ?? flags[0]?.value === true;
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(isOn);
  },
});
