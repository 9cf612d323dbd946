import * as z from 'zod/mini';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { problems } from '../../src/domain/sentences/problems.ts';
import { isStorable } from '../../src/domain/storable.ts';
import type { Problem } from './problem.ts';

// The contract's schemas carry no language, because the console never shows what they say.
z.config(z.locales.en());

type Parsed = { readonly value: unknown } | { readonly problem: Problem };

const largestId = 2_147_483_647;

/** The faults of `error` by field: `activities.0.title` to its messages; what concerns the whole stands under `body`. */
function faultsByField(error: z.core.$ZodError): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.');
    (faults[field] ??= []).push(issue.message);
  }
  return faults;
}

const invalid = (errors: Record<string, string[]>): Problem => ({
  status: 400,
  code: 'invalid',
  message: problems.invalid,
  errors,
});

/** The first place in `whole` whose text no database column takes; null when there is none. Walks without recursion: nesting is the caller's choice. */
function unstorableField(whole: unknown): string | null {
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

/** Parses one part of a request by its schema; a part without a schema is ignored. */
async function parsePart(schema: Endpoint['body'], given: unknown): Promise<Parsed> {
  if (schema === undefined) return { value: undefined };
  const odd = unstorableField(given);
  if (odd !== null)
    return { problem: invalid({ [odd === '' ? 'body' : odd]: [problems.unstorable] }) };
  const parsed = await schema.safeParseAsync(given);
  return parsed.success
    ? { value: parsed.data }
    : { problem: invalid(faultsByField(parsed.error)) };
}

/** Path parameters; a number no row can have is an unknown id. */
export async function parseParams(
  endpoint: Endpoint,
  given: Readonly<Record<string, string>>,
): Promise<Parsed> {
  const parsed = await parsePart(endpoint.params, given);
  if ('problem' in parsed) return parsed;
  const impossible = Object.values(parsed.value ?? {}).some(
    (value) => typeof value === 'number' && Math.abs(value) > largestId,
  );
  return impossible
    ? { problem: { status: 404, code: 'not_found', message: problems.notFound } }
    : parsed;
}

/** Query parameters; a repeated name is a list. */
export function parseQuery(
  endpoint: Endpoint,
  given: Readonly<Record<string, string[]>>,
): Promise<Parsed> {
  const values = Object.fromEntries(
    Object.entries(given).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  );
  return parsePart(endpoint.query, values);
}

const unsupported = (message: string): Parsed => ({
  problem: { status: 415, code: 'unsupported_media_type', message },
});
const malformed = (message: string): Parsed => ({
  problem: { status: 400, code: 'malformed', message },
});

/** A JSON or form body from its bytes. */
export async function parseBody(
  endpoint: Endpoint,
  contentType: string,
  bytes: Uint8Array,
): Promise<Parsed> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  switch (endpoint.request) {
    case 'none':
      return { value: undefined };
    case 'json': {
      if (bytes.length === 0 && type === '') return parsePart(endpoint.body, undefined);
      if (type !== 'application/json') return unsupported(problems.wantsJson);
      let given: unknown;
      try {
        given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      } catch {
        return malformed(problems.malformedJson);
      }
      return parsePart(endpoint.body, given);
    }
    case 'multipart': {
      if (type !== 'multipart/form-data') return unsupported(problems.wantsForm);
      let form: FormData;
      try {
        form = await new Response(bytes.slice(), {
          headers: { 'Content-Type': contentType },
        }).formData();
      } catch {
        return malformed(problems.malformedForm);
      }
      return parsePart(endpoint.body, Object.fromEntries(form));
    }
    default: {
      const unknown: never = endpoint.request;
      throw new Error(`unknown request kind ${String(unknown)}`);
    }
  }
}
