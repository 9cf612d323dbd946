import type * as z from 'zod/mini';

import type { Message } from '../../src/domain/messages/message.ts';
import { isMessageKey } from './texts.ts';

type Issue = z.core.$ZodIssue;

/** The texts of a schema's own errors stay; of all others only the facts are reported. */
export const reportIssues = { error: () => '', reportInput: true } as const;

const maxCharacters = 500;
const shorten = (text: string): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;

const formats: Readonly<Record<string, Message>> = {
  email: { key: 'fieldErrors.notEmail' },
  url: { key: 'fieldErrors.notAddress' },
};

function describeTooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Message {
  const max = Number(maximum);
  if (origin === 'string') return { key: 'fieldErrors.tooLong', values: { max } };
  if (origin === 'file')
    return { key: 'common.fileTooLarge', values: { limit: max / (1024 * 1024) } };
  return origin === 'array' || origin === 'set' || origin === 'map'
    ? { key: 'fieldErrors.tooMany', values: { max } }
    : { key: 'fieldErrors.tooLarge', values: { max } };
}

function describeTooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Message {
  const min = Number(minimum);
  if (origin === 'file') return { key: 'fieldErrors.emptyFile' };
  if (origin === 'string')
    return min === 1
      ? { key: 'session.required' }
      : { key: 'fieldErrors.tooShort', values: { min } };
  return origin === 'array' || origin === 'set' || origin === 'map'
    ? { key: 'fieldErrors.tooFew', values: { min } }
    : { key: 'fieldErrors.tooSmall', values: { min } };
}

function describeFacts(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'file') return { key: 'fieldErrors.noFile' };
      return issue.input === undefined
        ? { key: 'session.required' }
        : { key: 'fieldErrors.otherType', values: { type: issue.expected } };
    case 'too_big':
      return describeTooBig(issue);
    case 'too_small':
      return describeTooSmall(issue);
    case 'invalid_format':
      return formats[issue.format] ?? { key: 'fieldErrors.otherForm' };
    case 'invalid_value':
      return {
        key: 'fieldErrors.otherValue',
        values: { values: shorten(issue.values.map(String).join(', ')) },
      };
    case 'unrecognized_keys':
      return {
        key: 'fieldErrors.unknownFields',
        values: { names: shorten(issue.keys.join(', ')) },
      };
    default:
      return { key: 'fieldErrors.notValid' };
  }
}

/**
 * Returns what an issue of a schema says, which was parsed with `reportIssues`: the schema's own
 * error, the key of a message or a text for developers, or what follows from the facts.
 */
export function describeIssue(issue: Issue): Message {
  if (issue.message === '') return describeFacts(issue);
  return isMessageKey(issue.message) ? { key: issue.message } : { text: shorten(issue.message) };
}

/** Returns what the first issue of an error says. */
export const describeFirstIssue = ({ issues: [issue] }: z.core.$ZodError): Message =>
  issue === undefined ? { key: 'fieldErrors.notValid' } : describeIssue(issue);
