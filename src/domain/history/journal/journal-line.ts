import { isMessage } from '../../messages/is-message.ts';
import type { Message } from '../../messages/message.ts';
import {
  allowNull,
  readFields,
  isCount,
  isFlag,
  isMoment,
  isText,
  listOf,
  hasFields,
  type Shape,
} from '../../shapes.ts';
import { isStoredServerIds } from './server-ids.ts';
import type { DomainEvent } from '../history-model.ts';
import type { HistoryEntry } from '../history-entry.ts';

/**
 * The format version of the lines this code writes. Raise it when the meaning of an entry or event
 * changes.
 */
export const journalVersion = 2;

/**
 * One line of a journal: an entry of the history, or the state of a save. `attempted` is written
 * before a save is sent: `name` is its idempotency key, with which the save is repeated when a crash
 * lost the response. `attemptRefused` removes the last attempt, `attemptsSettled` all of them.
 */
export type JournalLine<Draft, Event, Remote = unknown> =
  | HistoryEntry<Draft, Event, Remote>
  | { readonly type: 'attempted'; readonly name: string }
  | { readonly type: 'attemptRefused' }
  | { readonly type: 'attemptsSettled' };

/** The result of parsing a stored line: a line, one written by newer code, or damaged. */
export type ParsedLine<Line> =
  | { readonly kind: 'entry'; readonly entry: Line }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/** The lines of one kind of draft. `readLine` does not interpret a line of a newer format. */
export interface LineFormat<Line> {
  readonly writeLine: (line: Line) => string;
  readonly readLine: (text: string) => ParsedLine<Line>;
}

/** Parses JSON. Returns null for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isAnything: Shape = () => true;

const isServer = hasFields({ origins: isStoredServerIds, version: allowNull(isText) });
const isSaved: Shape = (value) => {
  const { step, server } = readFields(value) ?? {};
  return (step === undefined || isCount(step)) && (server === undefined || isServer(server));
};

const createShapes = (isEvent: Shape, remoteShapes: Readonly<Record<string, Shape>>) => {
  const stepFields = { at: isMoment, events: listOf(isEvent) };
  const shapes: Readonly<Record<JournalLine<never, never>['type'], Shape>> = {
    stepped: hasFields({ ...stepFields, joins: isFlag }),
    undone: isAnything,
    redone: isAnything,
    jumped: hasFields({ to: isCount }),
    typingEnded: isAnything,
    saved: isSaved,
    rebased: hasFields({
      ...remoteShapes,
      steps: listOf(hasFields({ ...stepFields, id: isCount })),
    }),
    attempted: hasFields({ name: isText }),
    attemptRefused: isAnything,
    attemptsSettled: isAnything,
  };
  return new Map<unknown, Shape>(Object.entries(shapes));
};

const ensureName = <T extends { readonly name: Message }>(step: T): T =>
  isMessage(step.name) ? step : { ...step, name: { key: 'quizHistory.unnamed' } };

/**
 * Creates the format of the lines of one kind of draft. `remoteShapes` are the fields of a
 * `rebased` line: its base and what is stored about the version besides. A line without a required
 * field is damaged. A step whose name refers to a removed message gets the name of an unnamed
 * change.
 */
export function createLineFormat<Draft, Event, Remote>(
  isEvent: Shape,
  remoteShapes: Readonly<Record<string, Shape>>,
): LineFormat<JournalLine<Draft, Event, Remote>> {
  type Line = JournalLine<Draft, Event, Remote>;
  const shapesByType = createShapes(isEvent, remoteShapes);
  const ensureNames = (line: Line): Line => {
    if (line.type === 'stepped') return ensureName(line);
    return line.type === 'rebased' ? { ...line, steps: line.steps.map(ensureName) } : line;
  };
  return {
    writeLine: (entry) => JSON.stringify({ version: journalVersion, entry }),
    readLine: (text) => {
      const { version, entry } = readFields(parseJson(text)) ?? {};
      if (typeof version !== 'number') return { kind: 'damaged' };
      if (version > journalVersion) return { kind: 'newer', version };
      return shapesByType.get(readFields(entry)?.['type'])?.(entry) === true
        ? { kind: 'entry', entry: ensureNames(entry as Line) }
        : { kind: 'damaged' };
    },
  };
}

/**
 * Returns one line that replaces two successive lines of typing in the same step, or null when both
 * are needed. A typed text takes two lines at any length, and a replay gives the same history.
 */
export function mergeLines<Draft, Event extends DomainEvent, Remote>(
  last: JournalLine<Draft, Event, Remote> | undefined,
  next: JournalLine<Draft, Event, Remote>,
): JournalLine<Draft, Event, Remote> | null {
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
  return { ...next, events: [{ ...second, from: first.from }] };
}
