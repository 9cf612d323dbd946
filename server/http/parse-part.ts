import * as z from 'zod/mini';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { Message } from '../../src/domain/messages/message.ts';
import { isStorable } from '../../src/domain/text/storable-text.ts';
import { describeIssue, reportIssues } from '../shared/describe-issue.ts';
import { findIssuesInParts } from './find-issues.ts';
import { measureJson, type JsonLimits } from './measure-json.ts';
import type { Problem } from './problem.ts';

// What the contract itself parses inside of a check, such as a filter's value, is for developers.
z.config(z.locales.en());

/** A parsed part of a request, or the problem with it. */
export type Parsed = { readonly value: unknown } | { readonly problem: Problem };

const decoder = new TextDecoder('utf-8', { fatal: true });

/** How many errors of a request are reported. */
const maxErrors = 20;
const maxFieldCharacters = 200;

/** Above this number of values, validation ends at the last error that is reported. */
const maxWholeValues = 500;

const shorten = (text: string, maxCharacters: number): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;

/**
 * Returns the first messages of `issues` by field, for example `activities.0.title`. Messages about
 * the whole part have the key `body`.
 */
function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, Message[]> {
  const errors: Record<string, Message[]> = {};
  for (const issue of issues.slice(0, maxErrors)) {
    const field = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.');
    (errors[shorten(field, maxFieldCharacters)] ??= []).push(describeIssue(issue));
  }
  return errors;
}

const createInvalidProblem = (errors: Record<string, Message[]>): Problem => ({
  status: 400,
  code: 'invalid',
  message: { key: 'problems.invalid' },
  errors,
});

/**
 * Returns the path of the first text that no database column accepts, or null. Iterative, because
 * the caller chooses the nesting.
 */
function findUnstorableField(whole: unknown): string | null {
  const open: [path: string, value: unknown][] = [['', whole]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || value instanceof globalThis.Blob) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path;
      open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return null;
}

/**
 * Parses one part of a request with its schema. A part without a schema is ignored. `values` is the
 * number of values in `given`: many are validated part by part.
 */
export async function parsePart(
  schema: Endpoint['body'],
  given: unknown,
  values = 0,
): Promise<Parsed> {
  if (schema === undefined) return { value: undefined };
  const unstorable = findUnstorableField(given);
  if (unstorable !== null)
    return {
      problem: createInvalidProblem({
        [shorten(unstorable === '' ? 'body' : unstorable, maxFieldCharacters)]: [
          { key: 'problems.unstorable' },
        ],
      }),
    };
  const issues = values > maxWholeValues ? findIssuesInParts(schema, given, maxErrors) : [];
  if (issues.length > 0) return { problem: createInvalidProblem(toFieldErrors(issues)) };
  const parsed = await schema.safeParseAsync(given, reportIssues);
  return parsed.success
    ? { value: parsed.data }
    : { problem: createInvalidProblem(toFieldErrors(parsed.error.issues)) };
}

/** Parses a JSON text with a schema. Refuses one with too many values before it is parsed. */
export async function parseJson(
  schema: Endpoint['body'],
  bytes: Uint8Array,
  limits: JsonLimits,
): Promise<Parsed> {
  const size = measureJson(bytes, limits);
  if ('excess' in size) return { problem: createExcessProblem(size.excess, limits) };
  let given: unknown;
  try {
    given = JSON.parse(decoder.decode(bytes));
  } catch {
    return {
      problem: { status: 400, code: 'malformed', message: { key: 'problems.malformedJson' } },
    };
  }
  return parsePart(schema, given, size.values);
}

const createExcessProblem = (
  excess: 'values' | 'depth',
  { maxValues, maxDepth }: JsonLimits,
): Problem => ({
  status: 413,
  code: 'too_large',
  message:
    excess === 'values'
      ? { key: 'problems.tooManyValues', values: { limit: maxValues } }
      : { key: 'problems.tooDeep', values: { limit: maxDepth } },
});
