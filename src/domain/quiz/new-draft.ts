import type { Draft, DraftItem, Key } from './draft.ts';
import { firstActivityTitle } from './rules/activity-title.ts';

/** How many blank options a new question starts with (QED-34). */
export const blankOptionCount = 4;

/** A new quiz: one activity without items and no details (QFRM-27). `tags` holds the default subject where the mode has one (QFRM-26). */
export const newDraft = (activity: Key, tags: readonly number[] = []): Draft => ({
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

/** A new text question whose first option is the right answer (QED-34, QED-35). */
export const newQuestion = (key: Key, options: readonly [string, ...string[]]): DraftItem => ({
  key,
  type: 'question',
  title: '',
  image: null,
  isMultiple: false,
  rightAnswer: [options[0]],
  options: options.map((id) => ({ id, text: '' })),
  article: null,
});
