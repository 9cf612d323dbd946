import type { LocationHint } from '../commands/command.ts';
import type { Key } from '../draft/draft.ts';
import type { OptionLine } from './read-option-lines.ts';
import type { PasteReading } from './pasted-questions.ts';

/** What the clipboard holds; empty where it has no such form. */
export interface PasteContent {
  readonly text: string;
  readonly html: string;
}

/**
 * The field that an author pastes into, and what is selected of its text. A field of rich text knows
 * its selection itself, and takes in text itself.
 */
export interface PasteField {
  readonly item: Key;
  readonly near: LocationHint;
  /** The option of the field; null for the text of the question. */
  readonly option: string | null;
  readonly start: number;
  readonly end: number;
  readonly isRich?: true;
}

/** Where questions go that are pasted while no field has the focus. */
export interface PasteSpot {
  readonly activity: Key;
  /** The item before them; null in an activity without items. */
  readonly after: Key | null;
}

/** Where an author pastes. */
export type PasteTarget = PasteField | PasteSpot;

/** Whether an author pastes into a field, not beside the questions. */
export const isPasteField = (target: PasteTarget): target is PasteField => 'option' in target;

/** What a pasted text was understood as. */
export type UnderstoodPaste =
  | { readonly kind: 'questions'; readonly reading: PasteReading }
  | { readonly kind: 'options'; readonly options: readonly OptionLine[] }
  | { readonly kind: 'text' };

/** A text with more characters is pasted as text. */
const maxPastedCharacters = 200_000;

/** Whether a line may have two options: `A) … B) …`. */
function mayHaveTwoOptions(line: string): boolean {
  const first = /(?:^|\s)\*?\(?a[).]/i.exec(line);
  return first !== null && /\s\*?\(?b[).]/i.test(line.slice(first.index + first[0].length));
}

/** Whether a text may have an answer of GIFT: `{=right ~wrong}`. */
const mayHaveGiftAnswer = (text: string): boolean =>
  text
    .split('}')
    .slice(0, -1)
    .some((before) => before.includes('{') && /[=~]/.test(before.slice(before.indexOf('{'))));

/**
 * Whether a pasted text may be several options or a list of questions, which is read before it is
 * pasted. Anything else is left to the browser.
 */
export function mayBeQuestions({ text, html }: PasteContent, isOption: boolean): boolean {
  if (text.length > maxPastedCharacters || html.length > maxPastedCharacters * 5) return false;
  const trimmed = text.trim();
  if (trimmed.split(/[\r\n]+/, 3).length > 1) return true;
  if (mayHaveTwoOptions(trimmed)) return true;
  return isOption ? /\t|""/.test(trimmed) : /\t[^\t]*\t/.test(text) || mayHaveGiftAnswer(text);
}

/** Returns a text with another one in place of the characters from `start` to `end`. */
export const insertText = (current: string, start: number, end: number, text: string): string =>
  current.slice(0, start) + text + current.slice(end);

/** Returns a text on one line, as the field of an option has it. */
export const joinToOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Whether HTML may have a formatting that plain text loses. Looks only for its signs. */
export const mayHaveFormatting = (html: string): boolean =>
  /<(?:sub|sup|em|strong|ins|del|strike|[bius])\b|vertical-align:\s{0,9}su|(?:font(?:-style)?|text-decoration(?:-line)?):[^;"{}]{0,99}(?:italic|oblique|bold|underline|line-through)|font(?:-weight)?:[^;"{}]{0,99}(?:bold|[6-9]\d\d\b)/i.test(
    html,
  );
