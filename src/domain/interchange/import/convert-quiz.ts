import { maxActivities, maxTitleCharacters } from '../../quiz/draft/quiz-limits.ts';
import type { FormatMessage } from '../../messages/message.ts';
import { removeIsolates } from '../../text/isolate-direction.ts';
import { toXmlText } from '../xml/xml-text.ts';
import type { ParsedActivity, ParsedEntry, ReportedItem, ParsedQuiz } from './parsed-quiz.ts';
import type { ImportedActivity, ImportedQuiz } from './imported-package.ts';
import type { Notes } from './notes.ts';

const minTitleCharacters = 3;
const maxMinutes = 100_000;

const truncateTitle = (title: string): string =>
  title.slice(0, maxTitleCharacters).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the text of a title, trimmed unless white space is preserved. */
type NormalizeTitle = (title: string) => string;

function resolveTitle(
  { title: originalTitle, notes }: ParsedQuiz,
  normalizeTitle: NormalizeTitle,
  { otherTitle, formatMessage }: Pick<ConversionOptions, 'otherTitle' | 'formatMessage'>,
): string {
  const title = normalizeTitle(originalTitle);
  if (title.trim().length < minTitleCharacters) {
    const named =
      title.trim() === ''
        ? otherTitle
        : `${formatMessage('quizImport.quiz.untitled')}: ${title.trim()}`;
    notes.add('quizImport.quiz.titleMissing', { title: named });
    return named;
  }
  if (title.length > maxTitleCharacters)
    notes.add('quizImport.quiz.titleShortened', { max: maxTitleCharacters });
  return truncateTitle(title);
}

function toDurationMinutes({ timeLimitSeconds: seconds, notes }: ParsedQuiz): number | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > maxMinutes) {
    notes.add('quizImport.quiz.timeDropped');
    return null;
  }
  if (minutes * 60 !== seconds) notes.add('quizImport.quiz.timeRounded', { seconds, minutes });
  return minutes;
}

function resolveActivityTitle(
  originalTitle: string,
  number: number,
  notes: Notes,
  normalizeTitle: NormalizeTitle,
  formatMessage: FormatMessage,
): string {
  const title = normalizeTitle(originalTitle);
  if (title.length > maxTitleCharacters)
    notes.add('quizImport.quiz.activityShortened', { title, max: maxTitleCharacters });
  return title.trim() === ''
    ? removeIsolates(formatMessage('quizImport.quiz.activity', { number }))
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
  items.length > 0 &&
  items.every(({ entry }) =>
    entry.reasons.some((reason) => 'key' in reason && reason.key === 'quizImport.item.leftOut'),
  );

function toImportedActivities(
  { activities, notes }: ParsedQuiz,
  normalizeTitle: NormalizeTitle,
  formatMessage: FormatMessage,
): readonly ImportedActivity[] {
  const importedActivities: { title: string; items: ReportedItem[] }[] = [];
  for (const [index, activity] of activities.entries()) {
    const title = resolveActivityTitle(
      activity.title,
      index + 1,
      notes,
      normalizeTitle,
      formatMessage,
    );
    const items = listImportedItems(activity);
    if (items.length === 0) {
      if (!isLeftOut(activity))
        notes.add(
          activity.items.length === 0
            ? 'quizImport.quiz.emptyActivity'
            : 'quizImport.quiz.nothingOfActivity',
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
      notes.add('quizImport.quiz.tooManyActivities', { max: maxActivities });
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
  /** Formats the titles that a quiz or an activity gets instead of its own. */
  readonly formatMessage: FormatMessage;
  /** What the quiz is called instead of its title. */
  readonly chosenTitle?: string | undefined;
}

/** Converts a quiz of a package to one that can be stored. */
export function convertQuiz(
  found: ParsedQuiz,
  { preservesSpaces, otherTitle, chosenTitle, formatMessage }: ConversionOptions,
): QuizConversion {
  const { file, identifier, activities, notes, isGraded = null } = found;
  const normalizeTitle: NormalizeTitle = (given) =>
    preservesSpaces ? toXmlText(given) : toXmlText(given).trim();
  const items = activities.flatMap((activity) => activity.items);
  const entries = items.map(({ entry }) => entry);
  const title = chosenTitle ?? resolveTitle(found, normalizeTitle, { otherTitle, formatMessage });
  const quiz: Omit<ImportedQuiz, 'source'> = {
    title,
    duration: toDurationMinutes(found),
    isGraded,
    showCaption: findCaptions(items),
    activities: toImportedActivities(found, normalizeTitle, formatMessage),
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
          reasons: [{ key: 'quizImport.quiz.noItems' }, ...reasons],
        },
      ],
    };
  if (quiz.activities.length === 0) return { title, quiz: null, report: entries };
  const quizEntries: readonly ParsedEntry[] =
    reasons.length === 0 ? [] : [{ file, identifier, title, outcome: 'partial', reasons }];
  return { title, quiz, report: [...quizEntries, ...entries] };
}
