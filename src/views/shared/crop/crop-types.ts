import type { ActorRefFrom } from 'xstate';

import type { createCropUploadMachine } from '../../../machines/shared/crop-upload-machine.ts';

/** A picture that is being cropped and uploaded. */
export type CropRef = ActorRefFrom<ReturnType<typeof createCropUploadMachine>>;

/** A shape the frame may have: its name, and its width by its height, null for the picture's own. */
export interface CropShape {
  readonly name: string;
  readonly label: string;
  readonly ratio: number | null;
}

/** What differs between pictures that are cropped; the first shape is chosen at first. */
export interface CropDialogProps {
  readonly image: CropRef;
  readonly title: string;
  readonly shapes: readonly CropShape[];
  readonly onClose: () => void;
}
