import { maxActivities, maxTitleCharacters } from '../../quiz/draft/quiz-limits.ts';
import { quizImport } from '../../messages/en/interchange/quiz-import.ts';
import { formatOnOneLine } from '../format-on-one-line.ts';
import { toXmlText } from '../xml/xml-text.ts';
import type { ParsedActivity, ParsedEntry, ReportedItem, ParsedQuiz } from './parsed-quiz.ts';
import type { ImportedActivity, ImportedQuiz } from './imported-package.ts';
import type { Notes } from './notes.ts';

const messages = quizImport.quiz;
const minTitleCharacters = 3;
const maxMinutes = 100_000;

const truncateTitle = (title: string): string =>
  title.slice(0, maxTitleCharacters).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the text of a title, trimmed unless white space is preserved. */
type NormalizeTitle = (title: string) => string;

function resolveTitle(
  { title: originalTitle, notes }: ParsedQuiz,
  normalizeTitle: NormalizeTitle,
  otherTitle: string,
): string {
  const title = normalizeTitle(originalTitle);
  if (title.trim().length < minTitleCharacters) {
    const named = title.trim() === '' ? otherTitle : `${messages.untitled}: ${title.trim()}`;
    notes.add(messages.titleMissing, { title: named });
    return named;
  }
  if (title.length > maxTitleCharacters)
    notes.add(messages.titleShortened, { max: maxTitleCharacters });
  return truncateTitle(title);
}

function toDurationMinutes({ timeLimitSeconds: seconds, notes }: ParsedQuiz): number | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > maxMinutes) {
    notes.add(messages.timeDropped);
    return null;
  }
  if (minutes * 60 !== seconds) notes.add(messages.timeRounded, { seconds, minutes });
  return minutes;
}

function resolveActivityTitle(
  originalTitle: string,
  number: number,
  notes: Notes,
  normalizeTitle: NormalizeTitle,
): string {
  const title = normalizeTitle(originalTitle);
  if (title.length > maxTitleCharacters)
    notes.add(messages.activityShortened, { title, max: maxTitleCharacters });
  return title.trim() === ''
    ? formatOnOneLine(messages.activity, { number })
    : truncateTitle(title);
}

/** Returns the items of an activity that are imported. */
const listImportedItems = ({ items }: ParsedActivity): readonly ReportedItem[] =>
  items.filter(({ item }) => item !== null);

/** Whether the videos of a quiz have captions; null when it has no videos. */
function findCaptions(items: readonly ReportedItem[]): boolean | null {
  const found = items.flatMap(({ showsCaptions }) => showsCaptions ?? []);
  return found.length === 0 ? null : found.some(Boolean);
}

/** Whether an activity has items and the user left out all of them. */
const isLeftOut = ({ items }: ParsedActivity): boolean =>
  items.length > 0 && items.every(({ entry }) => entry.reason === quizImport.item.leftOut);

function toImportedActivities(
  { activities, notes }: ParsedQuiz,
  normalizeTitle: NormalizeTitle,
): readonly ImportedActivity[] {
  const importedActivities: { title: string; items: ReportedItem[] }[] = [];
  for (const [index, activity] of activities.entries()) {
    const title = resolveActivityTitle(activity.title, index + 1, notes, normalizeTitle);
    const items = listImportedItems(activity);
    if (items.length === 0) {
      if (!isLeftOut(activity))
        notes.add(
          activity.items.length === 0 ? messages.emptyActivity : messages.nothingOfActivity,
          {
            title,
          },
        );
      continue;
    }
    const last = importedActivities.at(-1);
    if (importedActivities.length < maxActivities || last === undefined)
      importedActivities.push({ title, items: [...items] });
    else {
      notes.add(messages.tooManyActivities, { max: maxActivities });
      last.items.push(...items);
    }
  }
  return importedActivities.map(({ title, items }) => ({
    title,
    items: items.flatMap(({ item }) => item ?? []),
  }));
}

/**
 * A quiz that can be stored, null when none of its items can, and its part of the report: the
 * omissions of the quiz itself, then its items in order.
 */
export interface QuizConversion {
  readonly title: string;
  readonly quiz: Omit<ImportedQuiz, 'source'> | null;
  readonly report: readonly ParsedEntry[];
}

/** How a quiz is converted. */
export interface ConversionOptions {
  /** Keeps white space around titles. */
  readonly preservesSpaces: boolean;
  /** What a quiz without a title is called. */
  readonly otherTitle: string;
  /** What the quiz is called instead of its title. */
  readonly chosenTitle?: string | undefined;
}

/** Converts a quiz of a package to one that can be stored. */
export function convertQuiz(
  found: ParsedQuiz,
  { preservesSpaces, otherTitle, chosenTitle }: ConversionOptions,
): QuizConversion {
  const { file, identifier, activities, notes, isGraded = null } = found;
  const normalizeTitle: NormalizeTitle = (given) =>
    preservesSpaces ? toXmlText(given) : toXmlText(given).trim();
  const items = activities.flatMap((activity) => activity.items);
  const entries = items.map(({ entry }) => entry);
  const title = chosenTitle ?? resolveTitle(found, normalizeTitle, otherTitle);
  const quiz: Omit<ImportedQuiz, 'source'> = {
    title,
    duration: toDurationMinutes(found),
    isGraded,
    showCaption: findCaptions(items),
    activities: toImportedActivities(found, normalizeTitle),
    pictures: [...new Set(items.flatMap(({ pictures }) => pictures))],
  };
  const reasons = notes.messages;
  if (items.length === 0)
    return {
      title,
      quiz: null,
      report: [
        {
          file,
          identifier,
          title,
          outcome: 'skipped',
          reason: [messages.noItems, ...reasons].join(' '),
        },
      ],
    };
  if (quiz.activities.length === 0) return { title, quiz: null, report: entries };
  const quizEntries: readonly ParsedEntry[] =
    reasons.length === 0
      ? []
      : [{ file, identifier, title, outcome: 'partial', reason: reasons.join(' ') }];
  return { title, quiz, report: [...quizEntries, ...entries] };
}
