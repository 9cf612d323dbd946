import { compileMessages } from '../compile-messages.ts';

/** Texts of the feature flags screen. */
export const flags = compileMessages({
  title: 'Feature Flags',
  lead: 'Changes take effect immediately for everyone who is signed in.',
  elsewhere: 'This deployment takes its flags from an external service ({id}). Change them there.',
  mayNotSwitch: 'Your role can view the flags but not change them.',
  on: 'On',
  off: 'Off',
  about: {
    adminTranslations: 'The translations of the site: grid, groups and forms.',
    adminBanner: 'The banner at the top of the site.',
    unknown: 'This console does not use this flag.',
  },
  switchedOn: '{key} is on',
  switchedOff: '{key} is off',
});
