// Loads the code of the dialog before a test opens it.
import '../../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../../src/views/shared/crop/crop-editor.tsx';

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import type {
  CroppedFile,
  CropUploadEvent,
} from '../../../../src/machines/shared/upload/crop-upload-machine.ts';
import type { StoredImage } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import { logoCropMachine } from '../../../../src/machines/sponsors/sponsor-logo-machine.ts';
import { CropDialog } from '../../../../src/views/shared/crop/crop-dialog.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

test.each([true, false])(
  'SPON-18 the dialog says that a moving picture will stand still (moving: %s)',
  async (isAnimated) => {
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    const picture = { address: 'blob:1', width: 96, height: 32, isAnimated };
    const image = createActor(
      logoCropMachine.provide({
        actors: {
          openPicture: fromCallback<CropUploadEvent<StoredImage>, { readonly file: File }>(
            ({ sendBack }) => {
              sendBack({ type: 'picture.opened', picture });
            },
          ),
        },
      }),
      { input: { subject: {}, file } },
    ).start();
    render(
      <MessagesProvider>
        <CropDialog
          image={image as never}
          title="Crop logo"
          shapes={[{ name: 'whole', label: 'Original', ratio: null }]}
          onClose={() => undefined}
        />
      </MessagesProvider>,
    );
    await screen.findByRole('slider', { name: 'Zoom' });
    expect(
      screen.queryByText('This picture moves. Cropped or reduced, it stands still.') !== null,
    ).toBe(isAnimated);
  },
);

test.each([
  [96, 32, 1, { x: 32, y: 0, width: 32, height: 32 }],
  [32, 96, 4 / 3, { x: 0, y: 36, width: 32, height: 24 }],
  [96, 32, null, null],
])(
  'SPON-18 Upload waits until a picture of %i by %i is read, and takes its middle before its frame is measured',
  async (width, height, ratio, area) => {
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    const picture = { address: 'blob:1', width, height, isAnimated: false };
    const uploads: unknown[] = [];
    let open: (() => void) | undefined;
    const image = createActor(
      logoCropMachine.provide({
        actors: {
          openPicture: fromCallback<CropUploadEvent<StoredImage>, { readonly file: File }>(
            ({ sendBack }) => {
              open = () => {
                sendBack({ type: 'picture.opened', picture });
              };
            },
          ),
          uploadPart: fromCallback<CropUploadEvent<StoredImage>, CroppedFile>(({ input }) => {
            uploads.push(input.area);
          }),
        },
      }),
      { input: { subject: {}, file } },
    ).start();
    render(
      <MessagesProvider>
        <CropDialog
          image={image as never}
          title="Crop logo"
          shapes={[{ name: 'first', label: 'First', ratio }]}
          onClose={() => undefined}
        />
      </MessagesProvider>,
    );
    const upload = await screen.findByRole('button', { name: 'Upload' });
    await userEvent.click(upload);
    expect([upload.getAttribute('aria-disabled'), uploads]).toEqual(['true', []]);
    act(() => open?.());
    await userEvent.click(upload);
    expect(uploads).toEqual([area]);
  },
);
