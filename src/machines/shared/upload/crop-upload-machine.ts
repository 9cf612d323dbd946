import { assign, fromCallback, sendParent, setup, type EventObject } from 'xstate';

import type { Message } from '../../../domain/messages/message.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import { withUnexpected } from '../with-output.ts';
import type { UploadReport } from './upload-machine.ts';

/** An area of a picture in pixels, after its EXIF orientation is applied. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A decoded picture. */
export interface OpenedPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** The events of a picture that is cropped and uploaded. */
export type CropUploadEvent<Kept> =
  | { readonly type: 'picture.opened'; readonly picture: OpenedPicture }
  | { readonly type: 'picture.unreadable'; readonly error?: Message }
  | { readonly type: 'crop.upload'; readonly area: PictureArea }
  | { readonly type: 'crop.stop' }
  | UploadReport<Kept>;

/** The file to upload, with the area to crop it to. `area` is null for the whole picture. */
export interface CroppedFile {
  readonly file: File;
  readonly area: PictureArea | null;
}

/** The input of the machine: the file and what the picture is for. */
export interface NewPicture<Subject> {
  readonly subject: Subject;
  readonly file: File;
}

interface CropUploadContext<Subject, Kept> extends NewPicture<Subject> {
  readonly picture: OpenedPicture | null;
  readonly area: PictureArea | null;
  readonly progress: number;
  /** What the server returned for the upload. */
  readonly stored: Kept | null;
  readonly error: Message | null;
}

/**
 * What differs between pictures: the messages for a file of another kind and for a failure, and the
 * events that report either to the parent.
 */
export interface CropUploadOptions<Subject> {
  readonly id: string;
  readonly unreadableMessage: Message;
  readonly toErrorMessage: (failure: Failure) => Message;
  readonly toUnreadableEvent: (error: Message) => EventObject;
  readonly toFailedEvent: (subject: Subject, error: Message) => EventObject;
}

const isWhole = ({ x, y, width, height }: PictureArea, picture: OpenedPicture): boolean =>
  x <= 1 && y <= 1 && width >= picture.width - 1 && height >= picture.height - 1;

/**
 * Creates the machine of a picture that is opened, cropped and uploaded. A failed upload keeps the
 * selected area, shows why and notifies the parent. The output joins the subject with what the
 * server returned. Provide `openPicture`, which frees the picture on cleanup, and `uploadPart`.
 */
export function createCropUploadMachine<Subject extends object, Kept extends object>({
  id,
  unreadableMessage,
  toErrorMessage,
  toUnreadableEvent,
  toFailedEvent,
}: CropUploadOptions<Subject>) {
  const getKeptValue = (outcome: Outcome<Kept>): Kept | null => (outcome.ok ? outcome.value : null);
  return setup({
    types: {
      context: {} as CropUploadContext<Subject, Kept>,
      events: {} as CropUploadEvent<Kept>,
      input: {} as NewPicture<Subject>,
      output: {} as Subject & Kept,
    },
    actors: {
      openPicture: fromCallback<CropUploadEvent<Kept>, { readonly file: File }>(
        notProvided('openPicture'),
      ),
      uploadPart: fromCallback<CropUploadEvent<Kept>, CroppedFile>(notProvided('uploadPart')),
    },
    guards: { hasSucceeded },
    actions: {
      setPicture: assign((_, picture: OpenedPicture) => ({ picture })),
      setArea: assign(({ context: { picture } }, area: PictureArea) => ({
        area: picture === null || isWhole(area, picture) ? null : area,
        progress: 0,
        error: null,
      })),
      setProgress: assign((_, progress: number) => ({ progress })),
      setStored: assign((_, outcome: Outcome<Kept>) => ({ stored: getKeptValue(outcome) })),
      setError: assign((_, outcome: Outcome<Kept>) => ({
        error: outcome.ok ? null : toErrorMessage(outcome.failure),
      })),
      setUnreadable: assign(({ event }) => ({
        error: (event.type === 'picture.unreadable' ? event.error : undefined) ?? unreadableMessage,
      })),
      reportUnreadable: sendParent(({ context }) =>
        toUnreadableEvent(context.error ?? unreadableMessage),
      ),
      reportFailure: sendParent(({ context }) =>
        toFailedEvent(context.subject, context.error ?? toErrorMessage({ kind: 'unexpected' })),
      ),
    },
  }).createMachine({
    id,
    context: ({ input: { subject, file } }) => ({
      subject,
      file,
      picture: null,
      area: null,
      progress: 0,
      stored: null,
      error: null,
    }),
    invoke: {
      src: 'openPicture',
      input: ({ context: { file } }) => ({ file }),
      onError: { target: '.unreadable', actions: ['setUnreadable', 'reportUnreadable'] },
    },
    initial: 'reading',
    states: {
      reading: {
        on: {
          'picture.opened': {
            target: 'cropping',
            actions: { type: 'setPicture', params: ({ event }) => event.picture },
          },
          'picture.unreadable': {
            target: 'unreadable',
            actions: ['setUnreadable', 'reportUnreadable'],
          },
        },
      },
      unreadable: {},
      cropping: {
        on: {
          'crop.upload': {
            target: 'uploading',
            actions: { type: 'setArea', params: ({ event }) => event.area },
          },
        },
      },
      uploading: {
        invoke: {
          src: 'uploadPart',
          input: ({ context: { file, area } }) => ({ file, area }),
          onError: { target: 'cropping', actions: [withUnexpected('setError'), 'reportFailure'] },
        },
        on: {
          'upload.progress': {
            actions: { type: 'setProgress', params: ({ event }) => event.progress },
          },
          'upload.sent': [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
              target: 'uploaded',
              actions: { type: 'setStored', params: ({ event }) => event.outcome },
            },
            {
              target: 'cropping',
              actions: [
                { type: 'setError', params: ({ event }) => event.outcome },
                'reportFailure',
              ],
            },
          ],
          'crop.stop': 'cropping',
        },
      },
      uploaded: { type: 'final' },
    },
    output: ({ context: { subject, stored: value } }) => ({ ...subject, ...(value as Kept) }),
  });
}
