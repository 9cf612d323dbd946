import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { getBodyLimits } from '../../../server/http/body-limits.ts';
import { parseJson } from '../../../server/http/parse-part.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';

const limits = { maxValues: 20_000, maxDepth: 32 };
const parse = (schema: z.ZodType, value: unknown, given = limits) =>
  parseJson(schema, new TextEncoder().encode(JSON.stringify(value)), given);

describe('ERR-01 bodies are bounded before they are validated', () => {
  it('refuses too many values and too deep nesting without validating', async () => {
    const never = z.unknown().refine(() => {
      throw new Error('validated');
    });
    expect(await parse(never, Array(20_001).fill(0))).toEqual({
      problem: {
        status: 413,
        code: 'too_large',
        message: { key: 'problems.tooManyValues', values: { limit: 20_000 } },
      },
    });
    const deep = new TextEncoder().encode(`${'['.repeat(33)}${']'.repeat(33)}`);
    expect(await parseJson(never, deep, limits)).toEqual({
      problem: {
        status: 413,
        code: 'too_large',
        message: { key: 'problems.tooDeep', values: { limit: 32 } },
      },
    });
  });

  it('refuses an array over its maximum without checking its elements', async () => {
    let checked = 0;
    const element = z.unknown().refine(() => {
      checked += 1;
      return false;
    });
    const schema = z.object({ list: z.array(element).max(3, { error: 'At most 3.' }) });
    expect(await parse(schema, { list: [1, 2, 3, 4] })).toMatchObject({
      problem: { status: 400, errors: { list: [{ text: 'At most 3.' }] } },
    });
    expect(checked).toBe(0);
  });

  it('reports at most 20 errors of a small body', async () => {
    const parsed = await parse(z.array(z.number()).max(100), Array(50).fill('x'));
    const errors = 'problem' in parsed ? (parsed.problem.errors ?? {}) : {};
    expect(Object.keys(errors)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
  });

  it('reports the first 20 errors of a large body and checks no further element', async () => {
    let checked = 0;
    const element = z.object({ number: z.number().refine(() => (checked += 1) <= 7) });
    const schema = z.object({
      list: z.array(z.object({ inner: z.array(element).max(1000) })).max(9),
    });
    const inner = Array.from({ length: 1000 }, (_, number) => ({ number }));
    expect(await parse(schema, { list: [{ inner }, { inner }] })).toEqual({
      problem: {
        status: 400,
        code: 'invalid',
        message: { key: 'problems.invalid' },
        errors: Object.fromEntries(
          Array.from({ length: 20 }, (_, at) => [
            `list.0.inner.${String(at + 7)}.number`,
            [{ key: 'fieldErrors.notValid' }],
          ]),
        ),
      },
    });
    expect(checked).toBe(27);
  });

  it('reads a large body through wrapped schemas, and refuses its fields as a whole', async () => {
    const schema = z.strictObject({
      list: z
        .array(z.object({ n: z.int() }).nullable())
        .max(1000)
        .default([])
        .transform((list) => list.length),
    });
    const list = Array.from({ length: 1000 }, (_, n) => (n === 3 ? null : { n }));
    expect(await parse(schema, { list })).toEqual({ value: { list: 1000 } });
    expect(await parse(schema, { list, more: 1 })).toMatchObject({
      problem: {
        errors: { body: [{ key: 'fieldErrors.unknownFields', values: { names: 'more' } }] },
      },
    });
    expect(await parse(schema, { list: [...list, { n: 'x' }] })).toMatchObject({
      problem: { errors: { list: [{ key: 'fieldErrors.tooMany', values: { max: 1000 } }] } },
    });
  });

  it('shortens long field names and messages', async () => {
    const name = 'n'.repeat(5000);
    const parsed = await parse(z.record(z.string(), z.number()), { [name]: 'x' });
    const errors = 'problem' in parsed ? (parsed.problem.errors ?? {}) : {};
    expect(Object.keys(errors)[0]).toHaveLength(200);
    const unknown = await parse(z.strictObject({}), { [name]: 'x' });
    const messages = 'problem' in unknown ? (unknown.problem.errors ?? {}) : {};
    expect(messages['body']).toEqual([
      { key: 'fieldErrors.unknownFields', values: { names: `${'n'.repeat(499)}…` } },
    ]);
  });
});

interface Definition {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isSchema = (value: unknown): value is { readonly _zod: { readonly def: Definition } } =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Returns the paths of arrays without a maximum and of records in a schema. */
function findUnbounded(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (!isSchema(schema))
    return Object.entries(schema).flatMap(([key, inner]) =>
      findUnbounded(inner, `${path}.${key}`, seen),
    );
  const { def } = schema._zod;
  const checks = (def['checks'] ?? []) as readonly { readonly _zod: { readonly def: object } }[];
  const isBounded = checks.some(({ _zod }) => 'maximum' in _zod.def || 'length' in _zod.def);
  const own =
    (def.type === 'array' && !isBounded) || def.type === 'record' || def.type === 'map'
      ? [path]
      : [];
  const { checks: _, ...inner } = def;
  return [
    ...own,
    ...Object.entries(inner).flatMap(([key, value]) =>
      key === 'shape'
        ? Object.entries(value as object).flatMap(([name, field]) =>
            findUnbounded(field, `${path}.${name}`, seen),
          )
        : findUnbounded(value, path, seen),
    ),
  ];
}

describe('ERR-01 the contract', () => {
  it('gives every array in a request a maximum', () => {
    expect(
      findUnbounded(z.object({ a: z.object({ b: z.array(z.int()).optional() }) }), ''),
    ).toEqual(['.a.b']);
    const unbounded = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      ['params', 'query', 'body'].flatMap((part) =>
        part in endpoint
          ? findUnbounded((endpoint as Readonly<Record<string, unknown>>)[part], `${name} ${part}`)
          : [],
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('takes at most 4 kB of JSON from signed-out callers', () => {
    const signedOut = Object.values(endpoints).filter(
      ({ access, request }) => access === 'public' && request !== 'none',
    );
    expect(signedOut.length).toBeGreaterThan(4);
    expect(signedOut.map((endpoint) => getBodyLimits(endpoint).maxBytes)).toEqual(
      signedOut.map(() => 4000),
    );
  });
});
