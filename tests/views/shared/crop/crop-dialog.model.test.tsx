// Loads the code of the dialog before a test opens it.
import '../../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../../src/views/shared/crop/crop-editor.tsx';

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { Message } from '../../../../src/domain/messages/message.ts';
import type { OpenedPicture } from '../../../../src/machines/shared/upload/crop-upload-machine.ts';
import { CropDialog } from '../../../../src/views/shared/crop/crop-dialog.tsx';
import { questionImageModel } from '../../../machines/quiz/editor/dialogs/dialogs-models.ts';
import { logoCropModel } from '../../../machines/sponsors/sponsors-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { press } from '../../../support/view-driver.tsx';
import { offlineText } from '../forms/describe-form-view.tsx';

const shapes = [{ name: 'whole', label: 'Original', ratio: null }];

const errorTexts: Readonly<Record<string, string>> = {
  'richText.onlyImages': 'You could only upload images',
  'quizImage.failed': 'Error add image',
  'session.offline': offlineText,
  'sponsors.logoFailed': 'The logo could not be uploaded.',
  'sponsors.logoWrongType': 'Invalid file type. Accepted format: PNG',
};

for (const model of [logoCropModel, questionImageModel])
  describeViewModel({
    model,
    show: (image: AnyActorRef) => (
      <CropDialog
        image={image as never}
        title="Crop the picture"
        shapes={shapes}
        onClose={() => undefined}
      />
    ),
    byHand: { stop: () => press('Stop the upload') },
    expectScreen: ({ value, context }: AnyMachineSnapshot) => {
      const { picture, progress, error } = context as {
        readonly picture: OpenedPicture | null;
        readonly progress: number;
        readonly error: Message | null;
      };
      const dialog = screen.getByRole('dialog', { name: 'Crop the picture' });
      expect(dialog.textContent.includes('Reading the picture')).toBe(value === 'reading');
      expect(dialog.querySelector('img')?.getAttribute('src')).toBe(picture?.address);
      const bar = dialog.querySelector('progress');
      expect(bar?.value).toBe(value === 'uploading' ? progress : undefined);
      const upload = screen.getByRole('button', { name: 'Upload' });
      expect(upload.getAttribute('aria-busy') === 'true').toBe(value === 'uploading');
      expect(upload.getAttribute('aria-disabled') === 'true').toBe(
        ['reading', 'unreadable', 'uploading'].includes(String(value)),
      );
      const texts = [...dialog.querySelectorAll('[role=alert]')].map((each) => each.textContent);
      expect(texts).toEqual(
        error !== null && 'key' in error ? [errorTexts[error.key] ?? error.key] : [],
      );
    },
  });
