import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import { logoFault } from '../../domain/sponsors/files.ts';
import type { Emitted } from '../shared/emitted.ts';
import { logoCropMachine } from './logo-crop-machine.ts';

/** What happens to a sponsor's logo; `logo.failed` comes from the crop dialog. */
export type SponsorLogoEvent =
  | { readonly type: 'logo.choose'; readonly file: File }
  | { readonly type: 'logo.close' }
  | { readonly type: 'logo.failed'; readonly complaint: Message };

interface SponsorLogoContext {
  /** Where the logo is kept, or null when there is none. */
  readonly logoUrl: string | null;
  /** Why the last file was refused. */
  readonly complaint: Message | null;
}

/** The logo of a sponsor (SPON-17, SPON-38, SPON-39, SPON-53): a file is chosen, cropped and uploaded. Supply `cropLogo`. */
export const sponsorLogoMachine = setup({
  types: {
    context: {} as SponsorLogoContext,
    events: {} as SponsorLogoEvent,
    input: {} as { readonly logoUrl: string | null },
    emitted: {} as Emitted,
  },
  actors: { cropLogo: logoCropMachine },
  guards: {
    isFaultless: ({ event }) => {
      assertEvent(event, 'logo.choose');
      return logoFault(event.file) === null;
    },
  },
  actions: {
    refuse: assign(({ event }) => {
      assertEvent(event, 'logo.choose');
      return { complaint: logoFault(event.file) };
    }),
    forget: assign({ complaint: null }),
    keep: assign((_, logoUrl: string) => ({ logoUrl })),
    tellUploaded: emit({
      type: 'notice',
      notice: { severity: 'success', message: { key: 'sponsors.logoUploaded' } },
    }),
    tellFailed: emit((_, message: Message) => ({
      type: 'notice',
      notice: { severity: 'error', message },
    })),
  },
}).createMachine({
  id: 'sponsorLogo',
  context: ({ input: { logoUrl } }) => ({ logoUrl, complaint: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'logo.choose': [
          { guard: 'isFaultless', target: 'cropping', actions: 'forget' },
          { actions: 'refuse' },
        ],
      },
    },
    cropping: {
      invoke: {
        src: 'cropLogo',
        id: 'cropLogo',
        input: ({ event }) => {
          assertEvent(event, 'logo.choose');
          return { subject: {}, file: event.file };
        },
        onDone: {
          target: 'resting',
          actions: [{ type: 'keep', params: ({ event }) => event.output.address }, 'tellUploaded'],
        },
        onError: {
          target: 'resting',
          actions: { type: 'tellFailed', params: { key: 'sponsors.logoFailed' } as const },
        },
      },
      on: {
        'logo.close': 'resting',
        'logo.failed': { actions: { type: 'tellFailed', params: ({ event }) => event.complaint } },
      },
    },
  },
});

/** A running logo. */
export type SponsorLogoRef = ActorRefFrom<typeof sponsorLogoMachine>;
