/** What the feature flags screen says. */
export const flags = {
  title: 'Feature Flags',
  lead: 'A switch takes effect at once, for everybody who is signed in.',
  elsewhere:
    'This deployment takes its flags from an outside service ({id}). They are switched there, not here.',
  mayNotSwitch: 'Your role may look at the flags but not switch them.',
  on: 'On',
  off: 'Off',
  about: {
    adminTranslations: 'The translations of the site: grid, groups and forms.',
    adminBanner: 'The banner at the top of the site.',
    unknown: 'This console has nothing behind this flag.',
  },
  switchedOn: '{key} is on',
  switchedOff: '{key} is off',
} as const;
