import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { classMessages } from '../../../src/domain/messages/class-messages.ts';
import { editorMessages } from '../../../src/domain/messages/editor-messages.ts';
import { findMessage, type MessageTree } from '../../../src/domain/messages/format-message.ts';
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
  'views/shared/lists',
  'views/shared/rich-text',
  'views/shell',
];

/** The screens and features that load the other messages, and the dialog that adds those it shows. */
const otherFolders =
  /(?:machines|views)\/quiz\/(?:bulk|results|exporting)$|views\/shell\/hand-over$/;

const hasMessage = (messages: MessageTree, key: string): boolean =>
  findMessage(messages, key) !== undefined;

/** Lists the keys in the source of some folders that `isUnloaded`, each behind its file. */
const listUnloadedKeys = (
  folders: readonly string[],
  skipped: RegExp,
  isUnloaded: (key: string) => boolean,
): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .filter((file) => !skipped.test(file.parentPath))
      .flatMap((file) => {
        const path = join(file.parentPath, file.name);
        const texts = readFileSync(path, 'utf8').matchAll(/['`](\w+(?:\.\w+)+)['`]/g);
        return [...texts]
          .map(([, key = '']) => key)
          .filter((key) => isUnloaded(key))
          .map((key) => `${path}: ${key}`);
      }),
  );

it('the frame and the quiz screens use no message that loads later', () => {
  expect(hasMessage(otherMessages, 'sponsors.search')).toBe(true);
  const isOther = (key: string) => hasMessage(otherMessages, key) || hasMessage(classMessages, key);
  expect(listUnloadedKeys(firstFolders, otherFolders, isOther)).toEqual([]);
});

it('only the editors use the messages that load with them', () => {
  expect(hasMessage(editorMessages, 'quizJournal.title')).toBe(true);
  const isOfEditors = (key: string) => hasMessage(editorMessages, key);
  const folders = ['app', 'domain', 'machines', 'views'];
  expect(listUnloadedKeys(folders, /(?:views|machines)\/.*editor/, isOfEditors)).toEqual([]);
});
