import { sponsorLogoMachine } from '../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { defineModel } from '../../support/define-model.ts';

/** The logo of a sponsor. */
export const sponsorLogoModel = defineModel({
  machine: sponsorLogoMachine,
  requirements: 'SPON-17',
  input: { logoUrl: null },
  stateOf: ({ value, context: { logoUrl, error } }) =>
    `${value}, ${logoUrl ?? 'no logo'}, ${error === null ? 'no error' : JSON.stringify(error)}`,
  events: {
    'choose a PNG': {
      type: 'logo.choose',
      file: new File(['x'], 'logo.png', { type: 'image/png' }),
    },
    'choose a JPEG': {
      type: 'logo.choose',
      file: new File(['x'], 'logo.jpg', { type: 'image/jpeg' }),
    },
    'choose too much': {
      type: 'logo.choose',
      file: new File([new Uint8Array(1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
    },
    'close the dialog': { type: 'logo.close' },
    'the upload fails': { type: 'logo.failed', error: { text: 'Too large' } },
    'it is stored': { type: 'xstate.done.actor.cropLogo', output: { address: '/files/logo.png' } },
    'the dialog breaks': { type: 'xstate.error.actor.cropLogo', error: new Error('broken') },
  },
});
