import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';

const configSchema = z.looseObject({ options: z.object({ typeAware: z.literal(true) }) });
const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })),
});

/** Sources that break a rule of this project each, by path, and the rules that report them. */
const sources: Readonly<Record<string, { readonly text: string; readonly rules: string[] }>> = {
  'server/named-zod.ts': {
    text: "import { z } from 'zod';\nexport const schema = z.string();\n",
    rules: ['lectern(no-named-zod)'],
  },
  'src/api/default-zod.ts': {
    text: "import z from 'zod/mini';\nexport const schema = z.string();\n",
    rules: ['lectern(no-named-zod)'],
  },
  'server/namespace-zod.ts': {
    text: "import * as z from 'zod';\nexport const schema = z.string();\n",
    rules: [],
  },
  'src/domain/barrel.ts': {
    text: "export * from './other.ts';\n",
    rules: ['lectern(no-export-star)'],
  },
  'src/views/quiz/beside.tsx': {
    text: 'export const Title = ({ isNew }: { readonly isNew: boolean }) => <b>Title{isNew && <i />}</b>;\n',
    rules: ['lectern(no-text-beside-conditional)'],
  },
  'src/views/quiz/own-element.tsx': {
    text: 'export const Title = ({ isNew }: { readonly isNew: boolean }) => <b><i>Title</i>{isNew && <i />}</b>;\n',
    rules: [],
  },
  'src/views/quiz/left.tsx': {
    text: 'export const Left = () => <b className="flex max-md:-ml-2">{\'rounded-tl-lg\'}</b>;\n',
    rules: ['lectern(logical-classes)', 'lectern(logical-classes)'],
  },
  'src/views/quiz/start.tsx': {
    text: 'export const Start = () => <b className="flex -ms-2 left-1/2 border-line">{\'right-click\'}</b>;\n',
    rules: [],
  },
  'src/domain/impure.ts': {
    text: 'export const now = (): number => Date.now() + Math.random() + window.scrollY;\n',
    rules: [
      'eslint(no-restricted-globals)',
      'eslint(no-restricted-properties)',
      'eslint(no-restricted-properties)',
    ],
  },
  'src/app/network.ts': {
    text: "export const load = (): Promise<Response> => fetch('/api');\n",
    rules: ['eslint(no-restricted-globals)'],
  },
  'src/api/http.ts': {
    text: "export const load = (): Promise<Response> => fetch('/api');\n",
    rules: [],
  },
  'src/views/quiz/effect.ts': {
    text: "import { useEffect } from 'react';\nexport const useNothing = (): void => useEffect(() => undefined);\n",
    rules: ['eslint(no-restricted-imports)'],
  },
  'src/views/design/effect.ts': {
    text: "import { useEffect } from 'react';\nexport const useNothing = (): void => useEffect(() => undefined);\n",
    rules: [],
  },
};

/** The rules that a file breaks, by its path. */
const reported = new Map<string, string[]>();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lint-'));
  cpSync('scripts/lint-rules.mjs', join(folder, 'scripts/lint-rules.mjs'));
  // The paths in the configuration are relative to it. Its typed rules need the packages.
  const config = configSchema.parse(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
  for (const [path, { text }] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const { code = 'none', filename } of reportSchema.parse(JSON.parse(stdout)).diagnostics)
    reported.set(filename, [...(reported.get(filename) ?? []), code].toSorted());
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(Object.entries(sources))('%s is reported by the rules it breaks', (path, { rules }) => {
  expect(reported.get(path) ?? []).toEqual(rules);
});
