import { getVisibleText } from '../../rich-text/visible-text.ts';
import type { Draft, Key } from '../draft/draft.ts';
import { numberQuestions } from '../draft/question-number.ts';

/** A question with its number, which counts from 1 in each activity (PD-19). */
export interface ListedQuestion {
  readonly activity: Key;
  readonly activityTitle: string;
  readonly item: Key;
  readonly number: number;
  readonly text: string;
}

/** Returns the questions of all activities, those of the activity `shown` first. */
export function listQuestions({ activities }: Draft, shown: Key): readonly ListedQuestion[] {
  const questions = activities.flatMap(({ key, title, items }) => {
    const numbers = numberQuestions(items);
    return items.flatMap((item, index): readonly ListedQuestion[] => {
      const number = numbers[index] ?? null;
      return number === null
        ? []
        : [
            {
              activity: key,
              activityTitle: title,
              item: item.key,
              number,
              text: getVisibleText(item.title),
            },
          ];
    });
  });
  const isShown = ({ activity }: ListedQuestion): boolean => activity === shown;
  return [...questions.filter(isShown), ...questions.filter((question) => !isShown(question))];
}

/**
 * Returns the questions that `wanted` means: for digits those with this number, then those whose
 * number begins with it; for words those whose text has them.
 */
export function findQuestions(
  questions: readonly ListedQuestion[],
  wanted: string,
): readonly ListedQuestion[] {
  const text = wanted.trim().toLowerCase();
  if (!/^\d+$/.test(text))
    return questions.filter((each) => each.text.toLowerCase().includes(text));
  const withStart = questions.filter(({ number }) => String(number).startsWith(text));
  const isExact = ({ number }: ListedQuestion): boolean => String(number) === text;
  return [...withStart.filter(isExact), ...withStart.filter((each) => !isExact(each))];
}
