import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { featureFlagsMachine } from '../../../src/machines/flags/feature-flags-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const flag = { key: 'adminBanner', value: false };
const offline = failed({ kind: 'offline' });

/** The feature flags, which are switched one at a time. */
export const featureFlagsModel = defineModel({
  machine: featureFlagsMachine,
  requirements: 'FLAG-04',
  factsOf: ({ flags, pendingSwitch, failure }) => [
    flags.map(({ key, value }) => `${key} ${value ? 'on' : 'off'}`).join() || 'no flags',
    pendingSwitch === null ? 'none pending' : `pending ${String(pendingSwitch.value)}`,
    failure?.kind ?? 'no failure',
  ],
  answers: {
    loading: { 'the flags arrive': succeeded([flag]), 'they cannot be loaded': offline },
    switching: {
      'it is switched': succeeded({ ...flag, value: true }),
      'it cannot be switched': offline,
    },
  },
  events: {
    'load again': { type: 'flags.reload' },
    'switch the banner on': { type: 'flag.switch', key: 'adminBanner', value: true },
  },
});
