import type { Message } from '../notice.ts';
import { isSayable } from '../sayable.ts';
import {
  fieldsOf,
  isCount,
  isFlag,
  isMoment,
  isText,
  listOf,
  orNull,
  withFields,
  type Shape,
} from '../shapes.ts';
import { isDraft, isOrigins } from './draft-shape.ts';
import { isEvent } from './event-shape.ts';
import type { JournalLine } from './journal-line.ts';

/** The version of the entries this code writes. Raise it when an entry or event changes its meaning. */
export const journalVersion = 1;

/** What a stored line turned out to be: one that can be read, one of a newer version of the code, or nothing that makes sense. */
export type StoredLine =
  | { readonly kind: 'entry'; readonly entry: JournalLine }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

const step = { at: isMoment, events: listOf(isEvent) };
const isAlone: Shape = () => true;

const shapes: Readonly<Record<JournalLine['type'], Shape>> = {
  stepped: withFields({ ...step, joins: isFlag }),
  undone: isAlone,
  redone: isAlone,
  jumped: withFields({ to: isCount }),
  typingEnded: isAlone,
  saved: isAlone,
  rebased: withFields({
    base: isDraft,
    origins: isOrigins,
    isDistributed: isFlag,
    version: orNull(isText),
    steps: listOf(withFields({ ...step, id: isCount })),
  }),
  attempted: withFields({ name: isText }),
  attemptRefused: isAlone,
  attemptsSettled: isAlone,
};
const shapeOfType = new Map<unknown, Shape>(Object.entries(shapes));

/** The text of a line, with the version that wrote it. */
export const writeEntry = (entry: JournalLine): string =>
  JSON.stringify({ version: journalVersion, entry });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const named = <T extends { readonly name: Message }>(step: T): T =>
  isSayable(step.name) ? step : { ...step, name: { key: 'quizHistory.unnamed' } };

function withNames(line: JournalLine): JournalLine {
  if (line.type === 'stepped') return named(line);
  return line.type === 'rebased' ? { ...line, steps: line.steps.map(named) } : line;
}

/**
 * Reads the text of a line back. Nothing of a newer version is ever guessed at, and a line that lacks a part of its type is damaged. A step
 * whose name cannot be said any more, because its sentence has gone, is a change without a name.
 */
export function readEntry(text: string): StoredLine {
  const { version, entry } = fieldsOf(parse(text)) ?? {};
  if (typeof version !== 'number') return { kind: 'damaged' };
  if (version > journalVersion) return { kind: 'newer', version };
  return shapeOfType.get(fieldsOf(entry)?.['type'])?.(entry) === true
    ? { kind: 'entry', entry: withNames(entry as JournalLine) }
    : { kind: 'damaged' };
}
