import type { Message } from '../../messages/message.ts';
import { isMessage } from '../../messages/is-message.ts';
import {
  readFields,
  isCount,
  isFlag,
  isMoment,
  isText,
  listOf,
  allowNull,
  hasFields,
  type Shape,
} from '../../shapes.ts';
import { isDraft, isOrigins } from '../draft/draft-shape.ts';
import { isEvent } from '../events/event-shape.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import type { QuizEvent } from '../events/event.ts';

/**
 * The format version of the lines this code writes. Raise it when the meaning of an entry or event
 * changes.
 */
export const journalVersion = 1;

/** The result of parsing a stored line: an entry, one written by newer code, or damaged. */
export type ParsedJournalLine =
  | { readonly kind: 'entry'; readonly entry: JournalLine }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

const stepFields = { at: isMoment, events: listOf(isEvent) };
const isAnything: Shape = () => true;

const shapes: Readonly<Record<JournalLine['type'], Shape>> = {
  stepped: hasFields({ ...stepFields, joins: isFlag }),
  undone: isAnything,
  redone: isAnything,
  jumped: hasFields({ to: isCount }),
  typingEnded: isAnything,
  saved: isAnything,
  rebased: hasFields({
    base: isDraft,
    origins: isOrigins,
    isDistributed: isFlag,
    version: allowNull(isText),
    steps: listOf(hasFields({ ...stepFields, id: isCount })),
  }),
  attempted: hasFields({ name: isText }),
  attemptRefused: isAnything,
  attemptsSettled: isAnything,
};
const shapesByType = new Map<unknown, Shape>(Object.entries(shapes));

/** Returns the stored text of a line, with the format version. */
export const writeJournalLine = (entry: JournalLine): string =>
  JSON.stringify({ version: journalVersion, entry });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ensureName = <T extends { readonly name: Message }>(step: T): T =>
  isMessage(step.name) ? step : { ...step, name: { key: 'quizHistory.unnamed' } };

function ensureNames(line: JournalLine): JournalLine {
  if (line.type === 'stepped') return ensureName(line);
  return line.type === 'rebased' ? { ...line, steps: line.steps.map(ensureName) } : line;
}

/**
 * Parses the stored text of a line. A line of a newer format version is not interpreted, and a line
 * without a required field is damaged. A step whose name refers to a removed message gets the name
 * of an unnamed change.
 */
export function readJournalLine(text: string): ParsedJournalLine {
  const { version, entry } = readFields(parseJson(text)) ?? {};
  if (typeof version !== 'number') return { kind: 'damaged' };
  if (version > journalVersion) return { kind: 'newer', version };
  return shapesByType.get(readFields(entry)?.['type'])?.(entry) === true
    ? { kind: 'entry', entry: ensureNames(entry as JournalLine) }
    : { kind: 'damaged' };
}

/**
 * One line of a journal: an entry of the history, or the state of a save. `attempted` names a save
 * before it is sent, so that it can be repeated under its name when a crash lost the response.
 * `attemptRefused` removes the last attempt, `attemptsSettled` all of them.
 */
export type JournalLine =
  | HistoryEntry
  | { readonly type: 'attempted'; readonly name: string }
  | { readonly type: 'attemptRefused' }
  | { readonly type: 'attemptsSettled' };

/**
 * Returns one line that replaces two successive lines of typing in the same step, or null when both
 * are needed. A typed text takes two lines at any length, and a replay gives the same history.
 */
export function mergeLines(last: JournalLine | undefined, next: JournalLine): JournalLine | null {
  if (last?.type !== 'stepped' || next.type !== 'stepped' || !last.joins || !next.joins)
    return null;
  const [first, second] = [last.events[0], next.events[0]];
  if (
    first === undefined ||
    second === undefined ||
    !('from' in first) ||
    !('from' in second) ||
    first.type !== second.type
  )
    return null;
  return { ...next, events: [{ ...second, from: first.from } as QuizEvent] };
}
