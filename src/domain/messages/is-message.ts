import { readFields, isText } from '../shapes.ts';
import { firstMessages } from './first-messages.ts';
import { findMessage, formatMessage, type MessageValues } from './format-message.ts';
import type { Message } from './message.ts';

const maxDepth = 100;

const readValues = (values: unknown): MessageValues =>
  Object.fromEntries(
    Object.entries(readFields(values) ?? {}).flatMap(
      ([name, value]): [string, string | number][] => {
        if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
        return Array.isArray(value) && value.every(isText) ? [[name, '']] : [];
      },
    ),
  );

function canFormat(key: string, values: MessageValues): boolean {
  const message = findMessage(firstMessages, key);
  if (message === undefined) return false;
  try {
    formatMessage(message, values);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a value that came from outside, such as browser storage, is a message that every
 * signed-in page can format.
 */
export function isMessage(value: unknown, depth = 0): value is Message {
  const { key, values, about, text, lines } = readFields(value) ?? {};
  if (depth > maxDepth) return false;
  if (key === undefined)
    return Array.isArray(lines) ? lines.every((line) => isMessage(line, depth + 1)) : isText(text);
  if (typeof key !== 'string') return false;
  if (about === undefined) return canFormat(key, readValues(values));
  return isMessage(about, depth + 1) && canFormat(key, { ...readValues(values), about: '' });
}
