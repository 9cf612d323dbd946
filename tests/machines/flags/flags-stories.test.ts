import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { featureFlagsModel } from './feature-flags-model.ts';

test('FLAG-04 a flag is switched, and stays as it was when that fails', () =>
  expectStory(
    featureFlagsModel,
    `
    loading
    the flags arrive -> ready; flags [{key: adminBanner, value: false}]
    switch the banner on -> switching; pendingSwitch {key: adminBanner, value: true}
    switch the banner on -> switching
    it is switched -> ready; flags [{key: adminBanner, value: true}]; pendingSwitch null;
      tells notice set
    switch the banner on -> switching; pendingSwitch {key: adminBanner, value: true}
    it cannot be switched -> ready; pendingSwitch null; failure {kind: offline}
    switch the banner on -> switching; pendingSwitch {key: adminBanner, value: true}; failure null
    featureFlags.switching breaks -> ready; pendingSwitch null; failure {kind: unexpected}
    load again -> ready
  `,
  ));

test('FLAG-04 flags that cannot be loaded are loaded again', () =>
  expectStory(
    featureFlagsModel,
    `
    loading
    they cannot be loaded -> loadFailed; failure {kind: offline}
    load again -> loading; failure null
    featureFlags.loading breaks -> loadFailed; failure {kind: unexpected}
    load again -> loading; failure null
    the flags arrive -> ready; flags [{key: adminBanner, value: false}]
  `,
  ));
