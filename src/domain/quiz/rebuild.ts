import type { Message } from '../notice.ts';

/** What a rebuild covers (ENT-28); on the wire its place in this list, counted from 1. */
export const rebuildTypes = ['all', 'core', 'scienceEducation', 'labManual', 'business'] as const;
export type RebuildType = (typeof rebuildTypes)[number];

/** What the rebuild dialog asks for; no section type is chosen at first. */
export interface RebuildChoice {
  readonly type: RebuildType | null;
  readonly isAllUpdate: boolean;
}

/** What the rebuild dialog starts with: nothing chosen, only missing quizzes (QIO-18). */
export const blankRebuild: RebuildChoice = { type: null, isAllUpdate: false };

/** Why a choice cannot be sent yet: a section must be chosen (QVAL-36, QIO-19); null when it can. */
export const rebuildFault = ({ type }: RebuildChoice): Message | null =>
  type === null ? { key: 'session.required' } : null;

/** How far a queued request has come, in quizzes. */
export interface RebuildCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly cancelled: number;
}

/** How many quizzes of a request are over, however they ended. */
export const endedOf = ({ done, failed, cancelled }: RebuildCounts): number =>
  done + failed + cancelled;

/** Whether quizzes of a request still wait. */
export const isRebuilding = (batch: RebuildCounts): boolean => endedOf(batch) < batch.total;
