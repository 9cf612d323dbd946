import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { featureFlagsMachine } from '../../../src/machines/flags/feature-flags-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const flag = { key: 'adminBanner', value: false };
const offline = failed({ kind: 'offline' });

/** The feature flags, which are saved one after the other. */
export const featureFlagsModel = defineModel({
  machine: featureFlagsMachine,
  requirements: 'FLAG-04',
  factsOf: ({ flags, switches, failure }) => [
    flags.map(({ key, value }) => `${key} ${value ? 'on' : 'off'}`).join() || 'no flags',
    `pending ${switches.map(({ value }) => (value ? 'on' : 'off')).join(', ') || 'nothing'}`,
    failure?.kind ?? 'no failure',
  ],
  answers: {
    loading: { 'the flags arrive': succeeded([flag]), 'they cannot be loaded': offline },
    switching: {
      'it is switched on': succeeded({ ...flag, value: true }),
      'it is switched off': succeeded(flag),
      'it cannot be switched': offline,
    },
  },
  events: {
    'load again': { type: 'flags.reload' },
    'switch the banner on': { type: 'flag.switch', key: 'adminBanner', value: true },
    'switch the banner off': { type: 'flag.switch', key: 'adminBanner', value: false },
  },
});
