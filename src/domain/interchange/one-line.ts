import { toXmlText } from './xml/xml-text.ts';

/** Values for the placeholders of a message. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/**
 * Returns text on one line: every run of white space becomes one space. Characters that the files of
 * a package cannot hold are left out or replaced as there (`toXmlText`).
 */
export const toOneLine = (text: string): string => toXmlText(text).replaceAll(/\s+/g, ' ');

/** Returns values with each text on one line (`toOneLine`). */
export const toLineValues = (values: TemplateValues): TemplateValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? toOneLine(value) : value,
    ]),
  );
