import { parseDay } from './parse-day.ts';

/** The choices of the filters that have fixed ones, as the address names them. */
export const quizFilterChoices = {
  deadline: ['week', 'past', 'none'],
  access: ['open', 'restricted'],
  processing: ['running', 'failed'],
  sharing: ['shared', 'unshared'],
} as const;

type FilterChoices = typeof quizFilterChoices;

/** A filter of a quiz list with fixed choices. */
export type QuizChoiceFilter = keyof FilterChoices;

/** A filter that people add to a quiz list; its name in the address. */
export type QuizFilterName = QuizChoiceFilter | 'subject' | 'owner' | 'created';

/** A choice of one filter. */
export type QuizFilterChoice<Name extends QuizChoiceFilter> = FilterChoices[Name][number];

/** Days of the calendar as YYYY-MM-DD, both included; null for no limit. */
export interface DayRange {
  readonly from: string | null;
  readonly until: string | null;
}

/** What a quiz list is filtered by; null, empty or '' where it is not. `subject` has ids. */
export type QuizFilterValues = {
  readonly [Name in QuizChoiceFilter]: QuizFilterChoice<Name> | null;
} & {
  readonly subject: readonly number[];
  readonly owner: string;
  readonly created: DayRange;
};

/** The filters of an address by name. */
export type FilterTexts = Readonly<Record<string, string | undefined>>;

const maxSubjects = 20;
const maxOwnerLength = 200;
const largestId = 2_147_483_647;

function readChoice<Name extends QuizChoiceFilter>(
  name: Name,
  texts: FilterTexts,
): QuizFilterChoice<Name> | null {
  const choices: readonly QuizFilterChoice<Name>[] = quizFilterChoices[name];
  return choices.find((choice) => choice === texts[name]) ?? null;
}

/** Returns the ids of subjects in a text such as `3,7`, each once and as many as a request takes. */
const parseSubjects = (text = ''): readonly number[] =>
  [...new Set(text.split(','))]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId)
    .slice(0, maxSubjects)
    .map(Number);

/** Returns the days of a text such as `2026-03-01..2026-03-31`; either may be missing. */
function parseDayRange(text = ''): DayRange {
  const [from, until] = text.split('..');
  return { from: parseDay(from), until: parseDay(until) };
}

/** Returns the text of days for the address; '' without any. */
export const formatDayRange = ({ from, until }: DayRange): string =>
  from === null && until === null ? '' : `${from ?? ''}..${until ?? ''}`;

/** Returns what the filters of an address stand for. Values that no filter has are left out. */
export const readQuizFilters = (texts: FilterTexts): QuizFilterValues => ({
  deadline: readChoice('deadline', texts),
  access: readChoice('access', texts),
  processing: readChoice('processing', texts),
  sharing: readChoice('sharing', texts),
  subject: parseSubjects(texts['subject']),
  owner: (texts['owner'] ?? '').trim().slice(0, maxOwnerLength).trim(),
  created: parseDayRange(texts['created']),
});

/** Returns those of `names` that filter the list. */
export function listActiveFilters(
  names: readonly QuizFilterName[],
  texts: FilterTexts,
): readonly QuizFilterName[] {
  const values = readQuizFilters(texts);
  return names.filter((name) => {
    switch (name) {
      case 'subject':
        return values.subject.length > 0;
      case 'created':
        return formatDayRange(values.created) !== '';
      default:
        return values[name] !== null && values[name] !== '';
    }
  });
}
