import { mostActivities, mostTitleCharacters } from '../../quiz/limits.ts';
import { quizImport } from '../../sentences/quiz-import.ts';
import { fillSentence } from '../fill-sentence.ts';
import { fitXml } from '../xml/characters.ts';
import type { FoundActivity, FoundItem, FoundQuiz } from './found-quiz.ts';
import type { ImportedActivity, ImportedQuiz, ImportEntry } from './imported-package.ts';
import type { Notes } from './notes.ts';

const say = quizImport.quiz;
const leastTitleCharacters = 3;
const mostMinutes = 100_000;

const cut = (title: string): string =>
  title.slice(0, mostTitleCharacters).replace(/[\uD800-\uDBFF]$/, '');

/** Reads the words of a title: as they are where spaces are as they were meant, else without those around them. */
type Words = (given: string) => string;

function titleOf({ title: given, notes }: FoundQuiz, wordsOf: Words): string {
  const title = wordsOf(given);
  if (title.trim().length < leastTitleCharacters) {
    const named = title.trim() === '' ? say.untitled : `${say.untitled}: ${title.trim()}`;
    notes.add(say.titleMissing, { title: named });
    return named;
  }
  if (title.length > mostTitleCharacters)
    notes.add(say.titleShortened, { most: mostTitleCharacters });
  return cut(title);
}

function minutesOf({ seconds, notes }: FoundQuiz): number | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > mostMinutes) {
    notes.add(say.timeDropped);
    return null;
  }
  if (minutes * 60 !== seconds) notes.add(say.timeRounded, { seconds, minutes });
  return minutes;
}

function activityTitle(given: string, number: number, notes: Notes, wordsOf: Words): string {
  const title = wordsOf(given);
  if (title.length > mostTitleCharacters)
    notes.add(say.activityShortened, { title, most: mostTitleCharacters });
  return title.trim() === '' ? fillSentence(say.activity, { number }) : cut(title);
}

const taken = ({ items }: FoundActivity): readonly FoundItem[] =>
  items.filter(({ item }) => item !== null);

/** Whether an activity has items and all of them are left out by choice. */
const isLeftOut = ({ items }: FoundActivity): boolean =>
  items.length > 0 && items.every(({ entry }) => entry.reason === quizImport.item.leftOut);

function activitiesOf(
  { activities, notes }: FoundQuiz,
  wordsOf: Words,
): readonly ImportedActivity[] {
  const shown: { title: string; items: FoundItem[] }[] = [];
  for (const [index, activity] of activities.entries()) {
    const title = activityTitle(activity.title, index + 1, notes, wordsOf);
    const items = taken(activity);
    if (items.length === 0) {
      if (!isLeftOut(activity))
        notes.add(activity.items.length === 0 ? say.emptyActivity : say.nothingOfActivity, {
          title,
        });
      continue;
    }
    const last = shown.at(-1);
    if (shown.length < mostActivities || last === undefined)
      shown.push({ title, items: [...items] });
    else {
      notes.add(say.tooManyActivities, { most: mostActivities });
      last.items.push(...items);
    }
  }
  return shown.map(({ title, items }) => ({
    title,
    items: items.flatMap(({ item }) => item ?? []),
  }));
}

/** A quiz as it can be stored, null when none of its items can be taken, and its part of the report: what of the quiz itself is lost, then its items in order. */
export interface FinishedQuiz {
  readonly quiz: ImportedQuiz | null;
  readonly report: readonly ImportEntry[];
  /** Whether it holds no items at all, which its one entry says. */
  readonly isEmpty: boolean;
}

/** Finishes a quiz that was found; `keepsSpaces` says that the spaces around its titles are meant. */
export function finishQuiz(found: FoundQuiz, keepsSpaces: boolean): FinishedQuiz {
  const { file, identifier, activities, notes, isGraded = null } = found;
  const wordsOf: Words = (given) => (keepsSpaces ? fitXml(given) : fitXml(given).trim());
  const items = activities.flatMap((activity) => activity.items);
  const entries = items.map(({ entry }) => entry);
  const quiz: ImportedQuiz = {
    title: titleOf(found, wordsOf),
    duration: minutesOf(found),
    isGraded,
    activities: activitiesOf(found, wordsOf),
    pictures: [...new Set(items.flatMap(({ pictures }) => pictures))],
  };
  const reasons = notes.sentences;
  if (items.length === 0)
    return {
      quiz: null,
      report: [
        {
          file,
          identifier,
          title: quiz.title,
          outcome: 'skipped',
          reason: [say.noItems, ...reasons].join(' '),
        },
      ],
      isEmpty: true,
    };
  if (quiz.activities.length === 0) return { quiz: null, report: entries, isEmpty: false };
  const own: readonly ImportEntry[] =
    reasons.length === 0
      ? []
      : [{ file, identifier, title: quiz.title, outcome: 'partial', reason: reasons.join(' ') }];
  return { quiz, report: [...own, ...entries], isEmpty: false };
}
