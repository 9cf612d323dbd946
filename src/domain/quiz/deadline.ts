/** What a deadline shows: nothing to keep to, a day to come, or that it is over. */
export type Deadline = 'none' | 'expired' | 'ahead';

/** Where `endDate` (ISO 8601) stands at `now` (milliseconds). Without one a quiz can be taken indefinitely. */
export function deadlineAt(endDate: string | null, now: number): Deadline {
  if (endDate === null) return 'none';
  return Date.parse(endDate) <= now ? 'expired' : 'ahead';
}

/** What bounds the deadline of a quiz: when it starts, and what its owner has subscribed to. Times are ISO 8601, null for none. */
export interface DeadlineBounds {
  readonly startDate: string | null;
  readonly subscriptionEnd: string | null;
}

/** What is wrong with a deadline. */
export type DeadlineFault = 'past' | 'beforeStart' | 'beyondSubscription';

const minute = 60_000;
const halfHour = 30 * minute;

/** The earliest end a picker offers, in milliseconds since 1970: now, or the quiz's start where that is in the future (QVAL-24, QVAL-28). */
export const earliestDeadline = (
  { startDate }: Pick<DeadlineBounds, 'startDate'>,
  now: number,
): number => (startDate === null ? now : Math.max(now, Date.parse(startDate)));

/**
 * A chosen deadline as it is kept: one before now becomes the next full or half hour after now and a minute (QVAL-29, LIM-22, decision 23), on clocks that
 * are `zoneMinutes` ahead of UTC; a later one stays. Null, no deadline, stays null.
 */
export function settledDeadline(
  chosen: string | null,
  now: number,
  zoneMinutes: number,
): string | null {
  if (chosen === null || Date.parse(chosen) >= now) return chosen;
  const local = now + minute + zoneMinutes * minute;
  return new Date(
    (Math.floor(local / halfHour) + 1) * halfHour - zoneMinutes * minute,
  ).toISOString();
}

/** Whether a deadline lies after the end of what the owner of a quiz has subscribed to (QVAL-30); without either it does not. */
export const isBeyondSubscription = (
  chosen: string | null,
  subscriptionEnd: string | null,
): boolean =>
  chosen !== null && subscriptionEnd !== null && Date.parse(chosen) > Date.parse(subscriptionEnd);

/** Why a deadline cannot be set at `now` (milliseconds since 1970); null when it can. Without a deadline students may take the quiz for good (QVAL-28, QVAL-30). */
export function deadlineFault(
  chosen: string | null,
  { startDate, subscriptionEnd }: DeadlineBounds,
  now: number,
): DeadlineFault | null {
  if (chosen === null) return null;
  const at = Date.parse(chosen);
  if (at < now) return 'past';
  if (startDate !== null && at <= Date.parse(startDate)) return 'beforeStart';
  return isBeyondSubscription(chosen, subscriptionEnd) ? 'beyondSubscription' : null;
}
