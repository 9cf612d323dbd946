/** The times of a quiz in milliseconds since 1970, null where there is none. */
export interface QuizTimes {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** Where the bar of a quiz lies on the timeline, in percent. */
export interface TimelineBar {
  readonly start: number;
  readonly end: number;
  readonly state: 'over' | 'running' | 'planned' | 'noDeadline';
}

/** The timeline of a class: its months, where today is, and the bar of each quiz. */
export interface Timeline {
  readonly months: readonly { readonly at: number; readonly percent: number }[];
  readonly today: number;
  readonly bars: readonly TimelineBar[];
}

const dayMs = 86_400_000;
const minShownDays = 45;
const minBarPercent = 4;
const maxMonths = 4;

function listMonths(from: number, until: number): number[] {
  const start = new Date(from);
  const months: number[] = [];
  for (let index = 0; ; index += 1) {
    const at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1);
    if (at > until) return months;
    if (at >= from) months.push(at);
  }
}

/** Returns at most `maxMonths` of the months, evenly. */
const thinOut = (months: readonly number[]): readonly number[] => {
  const step = Math.ceil(months.length / maxMonths);
  return months.filter((_, index) => index % step === 0);
};

/**
 * Returns how many days of the calendar lie between two times in a time zone: 0 on the same day.
 * `timeZone` is an IANA name; without one the system's counts.
 */
export function countCalendarDays(from: number, until: number, timeZone?: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const toDay = (time: number): number => Date.parse(format.format(time)) / dayMs;
  return toDay(until) - toDay(from);
}

function getState({ startsAt, endsAt }: QuizTimes, now: number): TimelineBar['state'] {
  if (endsAt === null) return 'noDeadline';
  if (endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}

/**
 * Returns the timeline of quizzes around `now`: from the first start to the last deadline, at least
 * 45 days. A quiz without a deadline reaches the end.
 */
export function createTimeline(quizzes: readonly QuizTimes[], now: number): Timeline {
  const times = quizzes.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].filter((time) => time !== null),
  );
  const first = Math.min(now, ...times);
  const last = Math.max(now, ...times);
  const missing = Math.max(0, minShownDays * dayMs - (last - first)) / 2;
  const from = first - missing - dayMs;
  const until = last + missing + 7 * dayMs;
  const toPercent = (time: number): number => ((time - from) / (until - from)) * 100;
  return {
    months: thinOut(listMonths(from, until)).map((at) => ({ at, percent: toPercent(at) })),
    today: toPercent(now),
    bars: quizzes.map((quiz) => {
      const end = quiz.endsAt === null ? 100 : toPercent(quiz.endsAt);
      const start = toPercent(quiz.startsAt ?? now);
      return {
        start: Math.max(0, Math.min(start, end - minBarPercent)),
        end,
        state: getState(quiz, now),
      };
    }),
  };
}
