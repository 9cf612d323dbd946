/** Whether a quiz has no deadline, or one that has expired or is upcoming. */
export type DeadlineStatus = 'none' | 'expired' | 'upcoming';

/**
 * Returns the status of the deadline `endDate` (ISO 8601) at `now` (milliseconds since 1970).
 */
export function getDeadlineStatus(endDate: string | null, now: number): DeadlineStatus {
  if (endDate === null) return 'none';
  return Date.parse(endDate) <= now ? 'expired' : 'upcoming';
}

/**
 * What limits the deadline of a quiz: its start and the end of its owner's subscription. Dates are
 * ISO 8601, null for none.
 */
export interface DeadlineBounds {
  readonly startDate: string | null;
  readonly subscriptionEnd: string | null;
}

/** The reasons why a deadline is invalid. */
export type DeadlineError = 'past' | 'beforeStart' | 'beyondSubscription';

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;

/**
 * Returns the earliest deadline a picker offers, in milliseconds since 1970: now, or the quiz's
 * start when that is later (QVAL-24, QVAL-28).
 */
export const getEarliestDeadline = (
  { startDate }: Pick<DeadlineBounds, 'startDate'>,
  now: number,
): number => (startDate === null ? now : Math.max(now, Date.parse(startDate)));

/**
 * Returns the deadline to save. A deadline before now becomes the first full or half hour that is
 * more than a minute after now (QVAL-29, LIM-22, PD-23), on a clock `zoneMinutes` ahead of
 * UTC. A later deadline and null are returned unchanged.
 */
export function roundDeadline(
  deadline: string | null,
  now: number,
  zoneMinutes: number,
): string | null {
  if (deadline === null || Date.parse(deadline) >= now) return deadline;
  const localEarliestMs = now + minuteMs + zoneMinutes * minuteMs;
  return new Date(
    (Math.floor(localEarliestMs / halfHourMs) + 1) * halfHourMs - zoneMinutes * minuteMs,
  ).toISOString();
}

/**
 * Returns whether a deadline is after the end of the owner's subscription (QVAL-30); false when
 * either is null.
 */
export const isBeyondSubscription = (
  deadline: string | null,
  subscriptionEnd: string | null,
): boolean =>
  deadline !== null &&
  subscriptionEnd !== null &&
  Date.parse(deadline) > Date.parse(subscriptionEnd);

/**
 * Returns why a deadline is invalid at `now` (milliseconds since 1970), or null when it is valid.
 * No deadline is valid: students can then take the quiz at any time (QVAL-28, QVAL-30).
 */
export function validateDeadline(
  deadline: string | null,
  { startDate, subscriptionEnd }: DeadlineBounds,
  now: number,
): DeadlineError | null {
  if (deadline === null) return null;
  const at = Date.parse(deadline);
  if (at < now) return 'past';
  if (startDate !== null && at <= Date.parse(startDate)) return 'beforeStart';
  return isBeyondSubscription(deadline, subscriptionEnd) ? 'beyondSubscription' : null;
}
