import type { AnyStateMachine } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { defineModel, type MachineModel } from '../define-model.ts';

const sent = (outcome: unknown) => ({ type: 'upload.sent', outcome });
const stored = sent(succeeded({ address: '/files/1' }));
const offline = sent(failed({ kind: 'offline' }));
const half = { type: 'upload.progress', progress: 0.5 };

/** Creates the model of an uploader of a kind of files. */
export const createUploadModel = (
  machine: AnyStateMachine,
  requirements: string,
  mediaType: string,
): MachineModel =>
  defineModel({
    machine,
    requirements,
    factsOf: (context) => {
      const { files, progress, error } = context as {
        readonly files: readonly File[];
        readonly progress: number;
        readonly error: unknown;
      };
      return [
        `${String(files.length)} files`,
        `${String(progress * 100)}%`,
        error === null ? 'no error' : 'error',
      ];
    },
    until: (snapshot) =>
      (snapshot as { context: { files: readonly File[] } }).context.files.length > 2,
    events: {
      'choose a file': {
        type: 'upload.choose',
        files: [new File(['x'], 'a', { type: mediaType })],
      },
      'choose a file of another kind': {
        type: 'upload.choose',
        files: [new File(['x'], 'a.txt', { type: 'text/plain' })],
      },
      'half is sent': half,
      'it is stored': stored,
      'it cannot be sent': offline,
      cancel: { type: 'upload.cancel' },
      'dismiss the error': { type: 'upload.dismiss' },
    },
  });

/** Creates the model of a picture that is cropped and uploaded, without the parent it tells. */
export const createCropUploadModel = (
  machine: AnyStateMachine,
  requirements: string,
  subject: object,
): MachineModel =>
  defineModel({
    machine,
    requirements,
    input: { subject, file: new File(['x'], 'a.png', { type: 'image/png' }) } as never,
    provide: {
      actions: { reportUnreadable: () => undefined, reportFailure: () => undefined },
    } as never,
    factsOf: (context) => {
      const { progress, error, area } = context as {
        readonly progress: number;
        readonly error: unknown;
        readonly area: unknown;
      };
      return [
        area === null ? 'the whole picture' : 'a part',
        `${String(progress * 100)}%`,
        error === null ? 'no error' : 'error',
      ];
    },
    until: (snapshot) => (snapshot as { readonly value: unknown }).value === 'unreadable',
    events: {
      'the picture is read': {
        type: 'picture.opened',
        picture: { address: 'blob:1', width: 300, height: 100, isAnimated: false },
      },
      'it cannot be read': { type: 'picture.unreadable' },
      'send a part': { type: 'crop.upload', area: { x: 10, y: 10, width: 100, height: 50 } },
      'send the whole': { type: 'crop.upload', area: { x: 0, y: 0, width: 300, height: 100 } },
      'half is sent': half,
      'it is stored': stored,
      'it cannot be sent': offline,
      stop: { type: 'crop.stop' },
    },
  });
