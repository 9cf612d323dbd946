import type { Call } from '../../api/client.ts';
import { questionImageMachine } from '../../machines/quiz/question-image-machine.ts';
import { cropActors, drawn } from './cropped-picture.ts';
import { sendImage } from './image-upload.ts';

const largest = { width: 4096, height: 4096 } as const;

/** The image of a question: read and cropped in the browser, uploaded by API-044. A whole picture goes as it is. */
export const suppliedQuestionImage = (call: Call): typeof questionImageMachine =>
  questionImageMachine.provide({
    actors: cropActors({
      make: ({ file, area }) =>
        area === null ? Promise.resolve(file) : drawn(file, area, largest),
      send: (file, options) => sendImage(call, file, options),
    }),
  });
