import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { featureFlagsModel } from './feature-flags-model.ts';

test('FLAG-04 a flag is switched, and stays as it was when that fails', () =>
  expectStory(
    featureFlagsModel,
    `
    loading
    the flags arrive -> ready; flags [{key: adminBanner, value: false}]
    switch the banner on -> switching; switches [{key: adminBanner, value: true}]
    switch the banner on -> switching; switches [{key: adminBanner, value: true}]
    it is switched on -> ready; flags [{key: adminBanner, value: true}]; switches [];
      tells notice set
    switch the banner on -> switching; switches [{key: adminBanner, value: true}]
    it cannot be switched -> ready; switches []; failure {kind: offline}
    load again -> ready
  `,
  ));

test('FLAG-04 a switch waits while another one is saved, also when that fails', () =>
  expectStory(
    featureFlagsModel,
    `
    loading
    the flags arrive -> ready; flags [{key: adminBanner, value: false}]
    switch the banner on -> switching; switches [{key: adminBanner, value: true}]
    switch the banner off -> switching;
      switches 2 of them
    it cannot be switched -> switching; switches [{key: adminBanner, value: false}];
      failure {kind: offline}; restarts switching
    it is switched off -> ready; flags [{key: adminBanner, value: false}]; switches [];
      tells notice set
  `,
  ));

test('FLAG-04 flags that cannot be loaded are loaded again', () =>
  expectStory(
    featureFlagsModel,
    `
    loading
    they cannot be loaded -> loadFailed; failure {kind: offline}
    load again -> loading; failure null
    the flags arrive -> ready; flags [{key: adminBanner, value: false}]
  `,
  ));
