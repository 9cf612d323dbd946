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

const cut = (title: string): string => title.slice(0, mostTitleCharacters).replace(/[\uD800-\uDBFF]$/, '');

function titleOf({ title: given, notes }: FoundQuiz): string {
  const title = fitXml(given).trim();
  if (title.length < leastTitleCharacters) {
    const named = title === '' ? say.untitled : `${say.untitled}: ${title}`;
    notes.add(say.titleMissing, { title: named });
    return named;
  }
  if (title.length > mostTitleCharacters) notes.add(say.titleShortened, { most: mostTitleCharacters });
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

function activityTitle(given: string, number: number, notes: Notes): string {
  const title = fitXml(given).trim();
  if (title.length > mostTitleCharacters) notes.add(say.activityShortened, { title, most: mostTitleCharacters });
  return title === '' ? fillSentence(say.activity, { number }) : cut(title);
}

const taken = ({ items }: FoundActivity): readonly FoundItem[] => items.filter(({ item }) => item !== null);

function activitiesOf({ activities, notes }: FoundQuiz): readonly ImportedActivity[] {
  const shown: { title: string; items: FoundItem[] }[] = [];
  for (const [index, activity] of activities.entries()) {
    const title = activityTitle(activity.title, index + 1, notes);
    const items = taken(activity);
    if (items.length === 0) {
      if (activity.items.length === 0) notes.add(say.emptyActivity, { title });
      continue;
    }
    const last = shown.at(-1);
    if (shown.length < mostActivities || last === undefined) shown.push({ title, items: [...items] });
    else {
      notes.add(say.tooManyActivities, { most: mostActivities });
      last.items.push(...items);
    }
  }
  return shown.map(({ title, items }) => ({ title, items: items.flatMap(({ item }) => item ?? []) }));
}

/** A quiz as it can be stored, null when none of its items can be taken, and its part of the report: what of the quiz itself is lost, then its items in order. */
export function finishQuiz(found: FoundQuiz): { readonly quiz: ImportedQuiz | null; readonly report: readonly ImportEntry[] } {
  const { file, identifier, activities, notes } = found;
  const items = activities.flatMap((activity) => activity.items);
  const entries = items.map(({ entry }) => entry);
  const quiz: ImportedQuiz = { title: titleOf(found), duration: minutesOf(found), activities: activitiesOf(found), pictures: [...new Set(items.flatMap(({ pictures }) => pictures))] };
  if (quiz.activities.length === 0) return { quiz: null, report: entries };
  const reasons = notes.sentences;
  const own: readonly ImportEntry[] = reasons.length === 0 ? [] : [{ file, identifier, title: quiz.title, outcome: 'partial', reason: reasons.join(' ') }];
  return { quiz, report: [...own, ...entries] };
}
