import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { createCropUploadMachine } from '../../../machines/shared/upload/crop-upload-machine.ts';

/** A picture that is being cropped and uploaded. */
export type CropRef = ActorRefFrom<ReturnType<typeof createCropUploadMachine>>;

/**
 * An aspect ratio of the frame: its name, and width divided by height, null for that of the
 * picture.
 */
export interface CropShape {
  readonly name: string;
  readonly label: string;
  readonly ratio: number | null;
}

/** Props of `CropDialog`. The first shape is selected initially. */
export interface CropDialogProps {
  readonly image: CropRef;
  readonly title: string;
  readonly shapes: readonly CropShape[];
  /** What is asked below the picture. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}
