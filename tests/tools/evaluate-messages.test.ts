import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { evaluateMessages } from '../../scripts/evaluate-messages.cjs';
import { importSource } from '../support/import-source.ts';

const folder = join(import.meta.dirname, '../../src/domain/messages/en');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it.each(files)('en/%s gives a page the messages that the tests import', async (name) => {
  const file = join(folder, name);
  const imported = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>;
  expect({ ...(await importSource(await evaluateMessages(file))) }).toEqual({ ...imported });
});

it('leaves the parser of messages out', async () => {
  expect(await evaluateMessages(join(folder, 'quiz/quiz-image.ts'))).toMatch(
    /^export const quizImage = \{"add":"Add image",.*"of":\["Image of question ",\["number"\]\].*\};$/,
  );
});
