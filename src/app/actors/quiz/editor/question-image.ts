import type { Call } from '../../../../api/client.ts';
import { isImageFile } from '../../../../machines/shared/upload/image-upload-machine.ts';
import { questionImageMachine } from '../../../../machines/quiz/editor/dialogs/question-image-machine.ts';
import { createCropActors, loadCropImage } from '../../shared/cropped-image.ts';
import { sendImage } from '../../shared/image-upload.ts';

const maxSize = { width: 4096, height: 4096 } as const;

/**
 * Provides the image of a question: cropped in the browser and uploaded (API-044). A whole image is
 * uploaded unchanged.
 */
export const provideQuestionImage = (call: Call): typeof questionImageMachine =>
  questionImageMachine.provide({
    actors: createCropActors({
      accepts: isImageFile,
      make: async (part) =>
        part.area === null
          ? part.file
          : (await loadCropImage()).cropImage({ ...part, largest: maxSize }),
      send: (file, options) => sendImage(call, file, options),
    }),
  });
