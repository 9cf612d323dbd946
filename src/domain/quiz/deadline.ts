/** What a deadline shows: nothing to keep to, a day to come, or that it is over. */
export type Deadline = 'none' | 'expired' | 'ahead';

/** Where `endDate` (ISO 8601) stands at `now` (milliseconds). Without one a quiz can be taken indefinitely. */
export function deadlineAt(endDate: string | null, now: number): Deadline {
  if (endDate === null) return 'none';
  return Date.parse(endDate) <= now ? 'expired' : 'ahead';
}
