import type { Message } from '../../messages/message.ts';

/** The section types a rebuild can cover (ENT-28), in the order of the dialog. */
export const rebuildTypes = ['all', 'core', 'scienceEducation', 'labManual', 'business'] as const;
/** A section type a rebuild can cover. */
export type RebuildType = (typeof rebuildTypes)[number];

/** The values of the rebuild dialog. `type` is null until the user selects one. */
export interface RebuildForm {
  readonly type: RebuildType | null;
  readonly isAllUpdate: boolean;
}

/** The initial values of the rebuild dialog: no type, missing quizzes only (QIO-18). */
export const emptyRebuildForm: RebuildForm = { type: null, isAllUpdate: false };

/** Returns the error of the form, or null. A type is required (QVAL-36, QIO-19). */
export const validateRebuild = ({ type }: RebuildForm): Message | null =>
  type === null ? { key: 'session.required' } : null;

/** The progress of a queued rebuild, in quizzes. */
export interface RebuildProgress {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly cancelled: number;
}

/** Returns the number of quizzes that are done, failed or cancelled. */
export const countEnded = ({ done, failed, cancelled }: RebuildProgress): number =>
  done + failed + cancelled;

/** Returns whether a rebuild has quizzes left to process. */
export const isRebuilding = (batch: RebuildProgress): boolean => countEnded(batch) < batch.total;
