import type { Draft, DraftActivity, Key, QuestionItem } from './draft.ts';

const formatActivityTitle = (number: number): string => `Activity ${number}`;

/** The title of a new quiz's only activity (QFRM-27). */
const firstActivityTitle = formatActivityTitle(1);

/** Returns 'Activity N' with the smallest N that no activity uses yet (QED-36, PD-19). */
export function createActivityTitle(activities: readonly DraftActivity[]): string {
  const usedTitles = new Set(activities.map((activity) => activity.title));
  let number = 1;
  while (usedTitles.has(formatActivityTitle(number))) number += 1;
  return formatActivityTitle(number);
}

/** Returns whether a title is one that `createActivityTitle` gives. */
export const isDefaultActivityTitle = (title: string): boolean => /^Activity \d+$/.test(title);

/** The number of blank options of a new question (QED-34). */
export const blankOptionCount = 4;

/**
 * Creates the draft of a new quiz: one activity without items, and empty details (QFRM-27). `tags`
 * holds the default subject of kinds that have one (QFRM-26).
 */
export const createDraft = (activity: Key, tags: readonly number[] = []): Draft => ({
  title: '',
  article: null,
  tags,
  graded: null,
  startDate: null,
  endDate: null,
  durationMinutes: null,
  restrictNonInstitutional: false,
  showCaption: false,
  activities: [{ key: activity, title: firstActivityTitle, items: [] }],
});

/** Creates a text question whose first option is the right answer (QED-34, QED-35). */
export const createQuestion = (
  key: Key,
  options: readonly [string, ...string[]],
): QuestionItem => ({
  key,
  type: 'question',
  title: '',
  image: null,
  isMultiple: false,
  rightAnswer: [options[0]],
  options: options.map((id) => ({ id, text: '' })),
  article: null,
});
