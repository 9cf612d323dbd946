import { formatMessage, type CompiledMessage } from '../messages/format-message.ts';
import { toXmlText } from './xml/xml-text.ts';

/** Values for the placeholders of a message. */
export type TemplateValues = Readonly<Record<string, string | number>>;

/**
 * Formats a message with every run of white space in its values reduced to one space. Characters
 * that the files of a package cannot hold are left out or replaced as there (`toXmlText`).
 */
export const formatOnOneLine = (message: CompiledMessage, values: TemplateValues = {}): string =>
  formatMessage(
    message,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? toXmlText(value).replaceAll(/\s+/g, ' ') : value,
      ]),
    ),
  );
