import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { Message } from '../../../../src/domain/messages/message.ts';
import { UploadState } from '../../../../src/views/shared/rich-text/editor/upload-state.tsx';
import { imageUploadModel } from '../../../machines/shared/shared-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press } from '../../../support/view-driver.tsx';

const errorTexts: Readonly<Record<string, string>> = {
  'richText.onlyImages': 'You could only upload images',
  'richText.uploadFailed': 'The picture could not be uploaded.',
  'richText.uploadOffline': 'The server cannot be reached, so the picture was not uploaded.',
};

describeViewModel({
  model: imageUploadModel,
  show: (uploader: AnyActorRef) => (
    <UploadState uploader={uploader as never} leftOut={null} onDismiss={() => undefined} />
  ),
  byHand: {
    cancel: () => press('Cancel the upload'),
    'dismiss the error': () => press('Dismiss'),
  },
  expectScreen: ({ value, context }: AnyMachineSnapshot) => {
    const { progress, error } = context as {
      readonly progress: number;
      readonly error: Message | null;
    };
    const isUploading = value === 'uploading';
    expect(document.querySelector('progress')?.value).toBe(isUploading ? progress : undefined);
    expectShown('button', isUploading, 'Cancel the upload');
    expectShown('button', error !== null, 'Dismiss');
    const texts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      error !== null && 'key' in error ? [errorTexts[error.key] ?? error.key] : [],
    );
  },
});
