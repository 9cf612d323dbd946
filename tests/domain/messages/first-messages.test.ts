import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** Returns the sources that a source imports, at once or later, and their imports. */
function listImported(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || path.includes('/messages/') || !existsSync(path)) return found;
  found.add(path);
  const text = readFileSync(path, 'utf8').replaceAll(/import type [^;]*;/g, '');
  for (const [, imported = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    listImported(join(dirname(path), imported), found);
  return found;
}

it('every screen that shows a text of the classes loads them', () => {
  const routes = readFileSync('src/app/navigation/routes.tsx', 'utf8');
  const loading = new Set(
    [
      ...routes.matchAll(/screens\/([\w-]+)\.tsx'\),\s*loadClassMessages/g),
      ...(/const classScreens = \{[^}]*\}/.exec(routes)?.[0] ?? '').matchAll(
        /screens\/([\w-]+)\.tsx/g,
      ),
    ].map(([, name]) => name),
  );
  const showing = readdirSync('src/app/screens')
    .filter((name) => routes.includes(`screens/${name}`))
    .filter((name) =>
      [...listImported(join('src/app/screens', name))].some(
        (path) =>
          path.startsWith('src/views/') &&
          [...readFileSync(path, 'utf8').matchAll(/['`](\w+(?:\.\w+)+)['`]/g)].some(
            ([, key = '']) => hasMessage(classMessages, key) && !hasMessage(otherMessages, key),
          ),
      ),
    )
    .map((name) => basename(name, '.tsx'));
  expect(showing).toContain('class-detail');
  expect(showing.filter((name) => !loading.has(name))).toEqual([]);
});
