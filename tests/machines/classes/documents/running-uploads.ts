import { createActor, fromCallback } from 'xstate';

import {
  documentUploadMachine,
  type DocumentFile,
  type DocumentUploadEvent,
} from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import { documentUploadsMachine } from '../../../../src/machines/classes/documents/document-uploads-machine.ts';

interface Request {
  readonly name: string;
  readonly report: (event: DocumentUploadEvent) => void;
  isAborted: boolean;
}

/** Starts a queue whose requests the test answers. */
export function startQueue() {
  const requests: Request[] = [];
  const stored: string[] = [];
  const unsaved: boolean[] = [];
  const upload = documentUploadMachine.provide({
    actors: {
      send: fromCallback<DocumentUploadEvent, DocumentFile>(({ input, sendBack }) => {
        const request: Request = { name: input.file.name, report: sendBack, isAborted: false };
        requests.push(request);
        return () => {
          request.isAborted = true;
        };
      }),
    },
  });
  const queue = createActor(
    documentUploadsMachine.provide({
      actors: { upload, watchConnection: fromCallback(() => undefined) },
    }),
    { input: { classId: 1 } },
  );
  queue.on('stored', ({ document }) => stored.push(document.fileName));
  queue.on('unsavedWork', ({ isUnsaved }) => unsaved.push(isUnsaved));
  queue.start();
  return { queue, requests, stored, unsaved };
}

/** Creates a file that says it has `size` bytes. */
export const createFile = (name: string, size = 10): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });
