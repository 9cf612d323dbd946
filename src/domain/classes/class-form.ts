import type { Message } from '../messages/message.ts';

/** The values of the form of a class. */
export interface ClassValues {
  readonly title: string;
}

/** The form of a new class. */
export const blankClass: ClassValues = { title: '' };

const maxTitleLength = 200;

/** Returns the errors of a class by field. */
export function validateClass({
  title,
}: ClassValues): Readonly<Record<string, readonly Message[]>> {
  if (title.trim() === '') return { title: [{ key: 'session.required' }] };
  return title.trim().length > maxTitleLength
    ? { title: [{ key: 'classes.titleTooLong', values: { max: maxTitleLength } }] }
    : {};
}

/** Returns whether two forms have the same values. */
export const isSameClass = (a: ClassValues, b: ClassValues): boolean => a.title === b.title;
