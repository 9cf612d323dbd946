import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findMessage } from '../../../src/domain/messages/format-message.ts';
import { otherMessages } from '../../../src/domain/messages/other-messages.ts';

/** The source of the frame and of most quiz screens, which load no other messages. */
const firstFolders = [
  'app/navigation',
  'domain/quiz',
  'domain/session',
  'domain/videos',
  'machines/quiz',
  'machines/session',
  'machines/shared',
  'machines/shell',
  'views/design',
  'views/quiz',
  'views/shared/crop',
  'views/shared/forms',
  'views/shared/lists',
  'views/shared/rich-text',
  'views/shell',
];

/** The quiz screens that load the other messages. */
const resultsFolder = /(?:machines|views)\/quiz\/results$/;

const isOtherMessage = (key: string): boolean => {
  try {
    findMessage(otherMessages, key);
    return true;
  } catch {
    return false;
  }
};

it('the frame and the quiz screens use no message that loads later', () => {
  expect(isOtherMessage('sponsors.search')).toBe(true);
  const used = firstFolders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .filter((file) => !resultsFolder.test(file.parentPath))
      .flatMap((file) => {
        const path = join(file.parentPath, file.name);
        const texts = readFileSync(path, 'utf8').matchAll(/['`](\w+(?:\.\w+)+)['`]/g);
        return [...texts]
          .map(([, key = '']) => key)
          .filter((key) => isOtherMessage(key))
          .map((key) => `${path}: ${key}`);
      }),
  );
  expect(used).toEqual([]);
});
