import { canDoInClass, type ClassAccess } from './class-access.ts';

const reminderMs = 24 * 3_600_000;

/** A quiz of a class as far as reminding depends on it. Times are milliseconds since 1970. */
export interface RemindableQuiz {
  readonly isPublished: boolean;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** Why students are not reminded of a quiz. */
export type ReminderObstacle = 'notPublished' | 'notOpen';

/**
 * Returns what prevents reminding students of a quiz at `now`: the class must be published, and the
 * quiz open with a deadline to come. Null when nothing does.
 */
export function findReminderObstacle(
  { isPublished, startsAt, endsAt }: RemindableQuiz,
  now: number,
): ReminderObstacle | null {
  if (!isPublished) return 'notPublished';
  const isOpen = (startsAt ?? now) <= now && endsAt !== null && endsAt > now;
  return isOpen ? null : 'notOpen';
}

/** Returns when a class was reminded, if that is less than 24 hours before `now`; null otherwise. */
export const getRecentReminder = (remindedAt: Date | null, now: Date): Date | null =>
  remindedAt !== null && now.getTime() - remindedAt.getTime() < reminderMs ? remindedAt : null;

/** Returns whether somebody with `access` is offered to remind students of a quiz at `now`. */
export const canRemind = (access: ClassAccess | null, quiz: RemindableQuiz, now: number): boolean =>
  canDoInClass(access, 'changeStudents') && findReminderObstacle(quiz, now) === null;
