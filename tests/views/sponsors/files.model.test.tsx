// Loads the code of the dialog before a test opens it.
import '../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../src/views/shared/crop/crop-editor.tsx';

import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createMachine, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

import type { Message } from '../../../src/domain/messages/message.ts';
import { SponsorLogo } from '../../../src/views/sponsors/sponsor-logo.tsx';
import { SponsorVideo } from '../../../src/views/sponsors/sponsor-video.tsx';
import { sponsorLogoModel } from '../../machines/sponsors/sponsor-logo-model.ts';
import { sponsorVideoModel } from '../../machines/sponsors/sponsors-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import type { HeldActors } from '../../support/held-actors.ts';
import { expectShown, press } from '../../support/view-driver.tsx';
import { offlineText } from '../shared/forms/describe-form-view.tsx';

/** Drops a file; false where nothing can be dropped. */
const drop = (zone: string, file: File) => (): boolean => {
  const region = screen.queryByRole('region', { name: zone });
  if (region === null) return false;
  fireEvent.drop(region, { dataTransfer: { files: [file] } });
  return true;
};

const errorTexts: Readonly<Record<string, string>> = {
  'session.offline': offlineText,
  'sponsors.videoFailed': 'The video could not be uploaded.',
  'sponsors.videoWrongType': 'Invalid file type. Accepted format: mp4.',
  'sponsors.logoWrongType': 'Invalid file type. Accepted format: PNG',
  'common.fileTooLarge': 'File size limit exceeded (1 MB). Please reduce and try again.',
};
const listTexts = (error: Message | null): readonly string[] =>
  error !== null && 'key' in error ? [errorTexts[error.key] ?? error.key] : [];
const readAlerts = (): readonly string[] =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

/** A crop that is only waited for, as a dialog can show it. */
const createWaitingCrop = (held: HeldActors) =>
  createMachine({
    context: { picture: null, progress: 0, error: null },
    initial: 'reading',
    states: {
      reading: { invoke: { id: 'cropLogo', src: held.promise(), onDone: 'uploaded' } },
      uploaded: { type: 'final' },
    },
    output: { address: '/files/logo.png' },
  });

const dropLogo = (name: string, type: string) =>
  drop('Drop a logo here', new File(['x'], name, { type }));

describeViewModel({
  model: sponsorLogoModel,
  show: (logo) => <SponsorLogo logo={logo} name="Acme" />,
  actors: (held) => ({ cropLogo: createWaitingCrop(held) }),
  byHand: {
    'choose a PNG': dropLogo('logo.png', 'image/png'),
    'choose a JPEG': dropLogo('logo.jpg', 'image/jpeg'),
    'close the dialog': () => press('Cancel'),
  },
  expectScreen: ({ value, context: { logoUrl, error } }) => {
    expectShown('dialog', value === 'cropping', 'Crop logo');
    expect(document.querySelector('figure img')?.getAttribute('src') ?? null).toBe(logoUrl);
    expect(readAlerts()).toEqual(listTexts(error));
  },
});

describeViewModel({
  model: sponsorVideoModel,
  show: (upload: AnyActorRef) => (
    <SponsorVideo upload={upload as never} videoUrl={null} name="Acme" />
  ),
  isDriven: (event) => event !== 'dismiss the error',
  undrivable: {
    'sponsorVideo upload.dismiss*': 'an error stays until the next file is chosen',
  },
  byHand: {
    'choose a file': drop('Drop a video here', new File(['x'], 'a', { type: 'video/mp4' })),
    cancel: () => press('Stop the upload'),
  },
  expectScreen: ({ value, context }: AnyMachineSnapshot) => {
    const { progress, error, stored } = context as {
      readonly progress: number;
      readonly error: Message | null;
      readonly stored: { readonly address: string } | null;
    };
    const isUploading = value === 'uploading';
    expectShown('region', !isUploading, 'Drop a video here');
    expect(document.querySelector('progress')?.value).toBe(isUploading ? progress : undefined);
    expect(document.querySelector('video')?.getAttribute('src')).toBe(stored?.address);
    expect(readAlerts()).toEqual(listTexts(error));
  },
});
