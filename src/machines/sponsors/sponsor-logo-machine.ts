import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { findLogoError } from '../../domain/sponsors/sponsor-files.ts';
import { getUploadErrorMessage } from '../../domain/sponsors/upload-error-message.ts';
import type { Emitted } from '../shared/emitted.ts';
import { createCropUploadMachine } from '../shared/upload/crop-upload-machine.ts';
import type { StoredImage } from '../shared/upload/image-upload-machine.ts';

/**
 * Crops and uploads a logo (SPON-18, SPON-41). A failure is sent to the machine of the logo.
 * Provide `openPicture` and `uploadPart`.
 */
export const logoCropMachine = createCropUploadMachine<object, StoredImage>({
  id: 'logoCrop',
  unreadableMessage: { key: 'sponsors.logoWrongType' },
  toErrorMessage: (failure) => getUploadErrorMessage(failure, { key: 'sponsors.logoFailed' }),
  toUnreadableEvent: (error) => ({ type: 'logo.failed', error }),
  toFailedEvent: (_, error) => ({ type: 'logo.failed', error }),
});

/** The events of a sponsor's logo. The crop dialog sends `logo.failed`. */
export type SponsorLogoEvent =
  | { readonly type: 'logo.choose'; readonly file: File }
  | { readonly type: 'logo.close' }
  | { readonly type: 'logo.failed'; readonly error: Message };

interface SponsorLogoContext {
  /** The address of the logo, null when there is none. */
  readonly logoUrl: string | null;
  /** Why the latest file was rejected. */
  readonly error: Message | null;
}

/**
 * The logo of a sponsor (SPON-17, SPON-38, SPON-39, SPON-53): select a file, crop it, upload it.
 * Provide `cropLogo`.
 */
export const sponsorLogoMachine = setup({
  types: {
    context: {} as SponsorLogoContext,
    events: {} as SponsorLogoEvent,
    input: {} as { readonly logoUrl: string | null },
    emitted: {} as Emitted,
  },
  actors: { cropLogo: logoCropMachine },
  guards: {
    isValid: ({ event }) => {
      assertEvent(event, 'logo.choose');
      return findLogoError(event.file) === null;
    },
  },
  actions: {
    rejectFile: assign(({ event }) => {
      assertEvent(event, 'logo.choose');
      return { error: findLogoError(event.file) };
    }),
    clearError: assign({ error: null }),
    setLogo: assign((_, logoUrl: string) => ({ logoUrl })),
    announceUploaded: emit({
      type: 'notice',
      notice: { severity: 'success', message: { key: 'sponsors.logoUploaded' } },
    }),
    announceFailure: emit((_, message: Message) => ({
      type: 'notice',
      notice: { severity: 'error', message },
    })),
  },
}).createMachine({
  id: 'sponsorLogo',
  context: ({ input: { logoUrl } }) => ({ logoUrl, error: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'logo.choose': [
          { guard: 'isValid', target: 'cropping', actions: 'clearError' },
          { actions: 'rejectFile' },
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
          actions: [
            { type: 'setLogo', params: ({ event }) => event.output.address },
            'announceUploaded',
          ],
        },
        onError: {
          target: 'resting',
          actions: { type: 'announceFailure', params: { key: 'sponsors.logoFailed' } as const },
        },
      },
      on: {
        'logo.close': 'resting',
        'logo.failed': { actions: { type: 'announceFailure', params: ({ event }) => event.error } },
      },
    },
  },
});

/** A running logo. */
export type SponsorLogoRef = ActorRefFrom<typeof sponsorLogoMachine>;
