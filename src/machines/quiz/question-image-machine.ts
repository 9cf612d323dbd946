import { assign, fromCallback, sendParent, setup } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import type { Key } from '../../domain/quiz/draft.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ImageUploadReport } from '../shared/image-upload-machine.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A part of a picture in its own pixels, as it is seen: turned the way its camera says. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that can be shown. */
export interface OpenedPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** What happens to a question's new image. */
export type QuestionImageEvent =
  | { readonly type: 'picture.opened'; readonly picture: OpenedPicture }
  | { readonly type: 'picture.unreadable' }
  | { readonly type: 'crop.upload'; readonly area: PictureArea }
  | { readonly type: 'crop.stop' }
  | ImageUploadReport;

/** What is uploaded: a part of the file, or with null the file as it is. */
export interface CroppedFile {
  readonly file: File;
  readonly area: PictureArea | null;
}

/** A question's new image, before anything is known of it. */
export interface NewImage {
  readonly item: Key;
  readonly file: File;
}

/** An uploaded image and its question. */
export interface UploadedImage {
  readonly item: Key;
  readonly address: string;
}

interface QuestionImageContext {
  readonly item: Key;
  readonly file: File;
  readonly picture: OpenedPicture | null;
  readonly area: PictureArea | null;
  readonly part: number;
  /** Where the server keeps it, once it does. */
  readonly address: string;
  readonly complaint: Message | null;
}

const isWhole = ({ x, y, width, height }: PictureArea, picture: OpenedPicture): boolean => x <= 1 && y <= 1 && width >= picture.width - 1 && height >= picture.height - 1;

/**
 * A new image of a question: read, cropped, uploaded (QED-56). A failure leaves the chosen part as it is, says 'Error add image' (QVAL-35) and tells
 * the editor. Supply `openPicture`, which frees the picture when it is cleaned up, and `uploadPart`. Its output is the address.
 */
export const questionImageMachine = setup({
  types: {
    context: {} as QuestionImageContext,
    events: {} as QuestionImageEvent,
    input: {} as NewImage,
    output: {} as UploadedImage,
  },
  actors: {
    openPicture: fromCallback<QuestionImageEvent, { readonly file: File }>(notSupplied('openPicture')),
    uploadPart: fromCallback<QuestionImageEvent, CroppedFile>(notSupplied('uploadPart')),
  },
  guards: { hasSent: (_, outcome: Outcome<unknown>) => outcome.ok },
  actions: {
    show: assign((_, picture: OpenedPicture) => ({ picture })),
    choose: assign(({ context: { picture } }, area: PictureArea) => ({ area: picture === null || isWhole(area, picture) ? null : area, part: 0, complaint: null })),
    measure: assign((_, part: number) => ({ part })),
    keepAddress: assign((_, outcome: Outcome<{ readonly address: string }>) => (outcome.ok ? outcome.value : {})),
    complain: assign((_, complaint: Message) => ({ complaint })),
    tellEditor: sendParent(({ context: { item } }) => ({ type: 'questionImage.failed', item })),
  },
}).createMachine({
  id: 'questionImage',
  context: ({ input: { item, file } }) => ({ item, file, picture: null, area: null, part: 0, address: '', complaint: null }),
  invoke: { src: 'openPicture', input: ({ context: { file } }) => ({ file }) },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'picture.opened': { target: 'cropping', actions: { type: 'show', params: ({ event }) => event.picture } },
        'picture.unreadable': { target: 'unreadable', actions: [{ type: 'complain', params: { key: 'richText.onlyImages' } as const }, 'tellEditor'] },
      },
    },
    unreadable: {},
    cropping: {
      on: { 'crop.upload': { target: 'uploading', actions: { type: 'choose', params: ({ event }) => event.area } } },
    },
    uploading: {
      invoke: { src: 'uploadPart', input: ({ context: { file, area } }) => ({ file, area }) },
      on: {
        'image.progress': { actions: { type: 'measure', params: ({ event }) => event.part } },
        'image.sent': [
          { guard: { type: 'hasSent', params: ({ event }) => event.outcome }, target: 'uploaded', actions: { type: 'keepAddress', params: ({ event }) => event.outcome } },
          { target: 'cropping', actions: [{ type: 'complain', params: { key: 'quizImage.failed' } as const }, 'tellEditor'] },
        ],
        'crop.stop': 'cropping',
      },
    },
    uploaded: { type: 'final' },
  },
  output: ({ context: { item, address } }) => ({ item, address }),
});
