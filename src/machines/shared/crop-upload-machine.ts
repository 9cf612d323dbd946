import { assign, fromCallback, sendParent, setup, type EventObject } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { notSupplied } from './not-supplied.ts';
import type { UploadReport } from './upload-machine.ts';

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

/** What happens to a picture that is cropped and uploaded. */
export type CropUploadEvent<Kept> =
  | { readonly type: 'picture.opened'; readonly picture: OpenedPicture }
  | { readonly type: 'picture.unreadable' }
  | { readonly type: 'crop.upload'; readonly area: PictureArea }
  | { readonly type: 'crop.stop' }
  | UploadReport<Kept>;

/** What is uploaded: a part of the file, or with null the whole picture. */
export interface CroppedFile {
  readonly file: File;
  readonly area: PictureArea | null;
}

/** A picture before anything is known of it, and what it is for. */
export interface NewPicture<Subject> {
  readonly subject: Subject;
  readonly file: File;
}

interface CropUploadContext<Subject, Kept> extends NewPicture<Subject> {
  readonly picture: OpenedPicture | null;
  readonly area: PictureArea | null;
  readonly part: number;
  /** What the server says of it, once it has it. */
  readonly kept: Kept | null;
  readonly complaint: Message | null;
}

/** What differs between pictures: the words for what no browser can read and for a failure, and what the parent is told of either. */
export interface CropUploadOptions<Subject> {
  readonly id: string;
  readonly unreadable: Message;
  readonly complaint: (failure: Failure) => Message;
  readonly tellParent: (subject: Subject, complaint: Message) => EventObject;
}

const isWhole = ({ x, y, width, height }: PictureArea, picture: OpenedPicture): boolean =>
  x <= 1 && y <= 1 && width >= picture.width - 1 && height >= picture.height - 1;

/**
 * A new picture: read, cropped, uploaded. A failure leaves the chosen part as it is, says why and tells the parent. Supply `openPicture`, which frees the
 * picture when it is cleaned up, and `uploadPart`. Its output is what the picture is for with what the server says of it.
 */
export function createCropUploadMachine<Subject extends object, Kept extends object>({
  id,
  unreadable,
  complaint,
  tellParent,
}: CropUploadOptions<Subject>) {
  const kept = (outcome: Outcome<Kept>): Kept | null => (outcome.ok ? outcome.value : null);
  return setup({
    types: {
      context: {} as CropUploadContext<Subject, Kept>,
      events: {} as CropUploadEvent<Kept>,
      input: {} as NewPicture<Subject>,
      output: {} as Subject & Kept,
    },
    actors: {
      openPicture: fromCallback<CropUploadEvent<Kept>, { readonly file: File }>(
        notSupplied('openPicture'),
      ),
      uploadPart: fromCallback<CropUploadEvent<Kept>, CroppedFile>(notSupplied('uploadPart')),
    },
    guards: { hasSent: (_, outcome: Outcome<unknown>) => outcome.ok },
    actions: {
      show: assign((_, picture: OpenedPicture) => ({ picture })),
      choose: assign(({ context: { picture } }, area: PictureArea) => ({
        area: picture === null || isWhole(area, picture) ? null : area,
        part: 0,
        complaint: null,
      })),
      measure: assign((_, part: number) => ({ part })),
      keep: assign((_, outcome: Outcome<Kept>) => ({ kept: kept(outcome) })),
      complain: assign((_, outcome: Outcome<Kept>) => ({
        complaint: outcome.ok ? null : complaint(outcome.failure),
      })),
      refuse: assign({ complaint: unreadable }),
      tellParent: sendParent(({ context }) =>
        tellParent(context.subject, context.complaint ?? unreadable),
      ),
    },
  }).createMachine({
    id,
    context: ({ input: { subject, file } }) => ({
      subject,
      file,
      picture: null,
      area: null,
      part: 0,
      kept: null,
      complaint: null,
    }),
    invoke: { src: 'openPicture', input: ({ context: { file } }) => ({ file }) },
    initial: 'reading',
    states: {
      reading: {
        on: {
          'picture.opened': {
            target: 'cropping',
            actions: { type: 'show', params: ({ event }) => event.picture },
          },
          'picture.unreadable': { target: 'unreadable', actions: ['refuse', 'tellParent'] },
        },
      },
      unreadable: {},
      cropping: {
        on: {
          'crop.upload': {
            target: 'uploading',
            actions: { type: 'choose', params: ({ event }) => event.area },
          },
        },
      },
      uploading: {
        invoke: { src: 'uploadPart', input: ({ context: { file, area } }) => ({ file, area }) },
        on: {
          'upload.progress': { actions: { type: 'measure', params: ({ event }) => event.part } },
          'upload.sent': [
            {
              guard: { type: 'hasSent', params: ({ event }) => event.outcome },
              target: 'uploaded',
              actions: { type: 'keep', params: ({ event }) => event.outcome },
            },
            {
              target: 'cropping',
              actions: [{ type: 'complain', params: ({ event }) => event.outcome }, 'tellParent'],
            },
          ],
          'crop.stop': 'cropping',
        },
      },
      uploaded: { type: 'final' },
    },
    output: ({ context: { subject, kept: value } }) => ({ ...subject, ...(value as Kept) }),
  });
}
