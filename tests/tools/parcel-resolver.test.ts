import { join } from 'node:path';

import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

import { bundleUsedZod, findEnglishStrings } from '../../scripts/parcel-resolver.cjs';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { importSource } from '../support/import-source.ts';

const root = join(import.meta.dirname, '../..');

interface Schema {
  readonly safeParse: (value: unknown) => unknown;
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

type Endpoints = Readonly<Record<string, object>>;

/** Returns the contract as the production build bundles it. */
async function importBuiltEndpoints(): Promise<Endpoints> {
  const usedZod = await bundleUsedZod();
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/api/contract/endpoints.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'used-zod',
        setup(plugin) {
          plugin.onResolve({ filter: /^zod\/mini$/ }, () => ({ path: 'used', namespace: 'zod' }));
          plugin.onLoad({ filter: /.*/, namespace: 'zod' }, () => ({ contents: usedZod }));
        },
      },
    ],
  });
  const built = await importSource(outputFiles[0]?.text ?? '');
  return built['endpoints'] as Endpoints;
}

const day = '2026-11-22T10:00:00.000Z';
const samples = [
  undefined,
  null,
  'text',
  '7',
  0,
  7,
  -1,
  true,
  [],
  {},
  { id: 7, message: 'A', type: 1, published: 1 },
  { username: 'a@example.org', password: 'secret1' },
  { id: 7, title: 'A title', createdAt: day, updatedAt: day, unknown: 1 },
  [{ id: 7, title: 'A title' }],
];

describe('the part of zod/mini that the production build takes', () => {
  it('reads and refuses every value as the whole of zod/mini does', async () => {
    const outcomes = (all: Endpoints): readonly unknown[] =>
      Object.values(all).map((endpoint) =>
        Object.entries(endpoint as Readonly<Record<string, unknown>>).flatMap(([name, part]) =>
          isSchema(part) ? samples.map((value) => [name, part.safeParse(value)]) : [],
        ),
      );
    expect(JSON.stringify(outcomes(await importBuiltEndpoints()))).toBe(
      JSON.stringify(outcomes(endpoints)),
    );
  });
});

describe('the strings of react-aria that the production build takes', () => {
  const importer = join(root, 'node_modules/react-aria/dist/private/intl/calendar/intlStrings.mjs');

  it('are the English ones for every language', () => {
    const english = join(root, 'node_modules/react-aria/dist/private/intl/calendar/en-US.mjs');
    expect(findEnglishStrings('../../intl/calendar/de-DE.mjs', importer)).toBe(english);
    expect(findEnglishStrings('../../intl/calendar/ar-AE.mjs', importer)).toBe(english);
  });

  it('leave every other import alone', () => {
    expect(findEnglishStrings('react', importer)).toBeNull();
    expect(findEnglishStrings('../../intl/unknown/de-DE.mjs', importer)).toBeNull();
    expect(findEnglishStrings('../../intl/calendar/de-DE.mjs', undefined)).toBeNull();
  });
});
