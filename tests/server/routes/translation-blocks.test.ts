import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  storeTranslations,
  undoTranslations,
} from '../../../src/api/contract/translation-blocks.ts';
import { importTranslationGroup } from '../../../src/api/contract/translation-files.ts';
import {
  addTranslations,
  createTranslationGroup,
  deleteTranslationGroup,
  listTranslationGroups,
  listTranslations,
} from '../../../src/api/contract/translations.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

describeOnMainDatabase('blocks of translations and the undo of bulk changes', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const createGroup = async (key: string) =>
    (await admin.call(createTranslationGroup, { body: { key, title: `Group ${key}` } })).content.id;
  const add = (groupId: number, key: string, words: Readonly<Record<string, string>>) =>
    admin.call(addTranslations, {
      body: {
        groupId,
        key,
        translations: Object.entries(words).map(([language, value]) => ({
          language: language as 'en',
          value,
        })),
      },
    });
  const read = async (key: string) => {
    const { content } = await admin.call(listTranslations, {
      body: { filter: [{ property: 'key', operator: 'equals', value: key }] },
    });
    return Object.fromEntries(
      content.result.map(({ language, value, groupTitle }) => [
        language,
        `${value} (${groupTitle})`,
      ]),
    );
  };
  const store = (
    values: Parameters<typeof admin.call<typeof storeTranslations>>[1]['body']['values'],
  ) => admin.call(storeTranslations, { body: { values } });
  const undo = (id: number | undefined) =>
    admin.call(undoTranslations, { params: { id: id ?? 0 } });
  const importCsv = (id: number, content: string) => {
    const form = new FormData();
    form.set('file', new File([content], 'words.csv'));
    return admin.call(importTranslationGroup, {
      params: { id },
      query: {},
      body: form as unknown as { file: File },
    });
  };
  const message = (content: unknown) => (content as ErrorContent).message;

  it('TRAN-20 TRAN-23 stores what can be stored of a block, says why not the rest, and undoes it', async () => {
    const group = await createGroup('block');
    await add(group, 'block.a', { en: 'One', de: 'Eins' });
    await add(group, 'block.b', { de: 'Zwei' });
    const { status, content } = await store([
      { key: 'block.a', language: 'de', value: 'Ein', version: '1' },
      { key: 'block.a', language: 'fr', value: 'Un', version: null },
      { key: 'block.b', language: 'fr', value: 'Deux', version: null },
      { key: 'block.a', language: 'en', value: 'Uno', version: '7' },
    ]);
    expect([
      status,
      content.entries.map(({ outcome, reason = '' }) => `${outcome} ${reason}`),
    ]).toEqual([
      200,
      [
        'changed ',
        'added ',
        'refused English is missing. Fill it in before other languages.',
        'refused It was changed in the meantime.',
      ],
    ]);
    expect(
      content.stored
        .map(({ key, language, value, version = '' }) => [key, language, value, version])
        .sort(),
    ).toEqual([
      ['block.a', 'de', 'Ein', '2'],
      ['block.a', 'en', 'One', '1'],
      ['block.a', 'fr', 'Un', '1'],
    ]);
    expect((await undo(content.undo)).content).toEqual({ restored: 2, kept: 0 });
    expect([await read('block.a'), await read('block.b')]).toEqual([
      { en: 'One (Group block)', de: 'Eins (Group block)' },
      { de: 'Zwei (Group block)' },
    ]);
    const again = await undo(content.undo);
    expect([again.status, message(again.content)]).toEqual([
      409,
      'This can no longer be undone: it is older than a day, or was undone before.',
    ]);
  });

  it('TRAN-22 refuses blank values and blocks without values; nothing changed is nothing to undo', async () => {
    const group = await createGroup('blank');
    await add(group, 'blank.a', { en: 'One' });
    expect((await store([{ key: 'blank.a', language: 'de', value: ' ' }])).status).toBe(400);
    expect((await store([])).status).toBe(400);
    const { content } = await store([{ key: 'blank.a', language: 'en', value: 'One' }]);
    expect([content.undo, content.stored.map(({ value, version }) => [value, version])]).toEqual([
      undefined,
      [['One', '1']],
    ]);
  });

  it('ENT-22 undoes an import; keys that were changed since stay as they are', async () => {
    const group = await createGroup('import');
    await add(group, 'import.a', { en: 'One', de: 'Eins' });
    await add(group, 'import.b', { en: 'Two' });
    const imported = await importCsv(
      group,
      'key,en,de\nimport.a,First,Erstens\nimport.b,,Zweitens\nimport.c,Third,\n',
    );
    await store([{ key: 'import.a', language: 'de', value: 'Anders' }]);
    expect((await undo(imported.content.undo)).content).toEqual({ restored: 2, kept: 2 });
    expect([await read('import.a'), await read('import.b'), await read('import.c')]).toEqual([
      { en: 'First (Group import)', de: 'Anders (Group import)' },
      { en: 'Two (Group import)' },
      {},
    ]);
    await store([{ key: 'import.a', language: 'de', value: 'Erstens' }]);
    const twice = await importCsv(group, 'key,en\nimport.b,Second\n');
    await store([{ key: 'import.b', language: 'en', value: 'Deuxième' }]);
    const refused = await undo(twice.content.undo);
    expect([refused.status, message(refused.content)]).toEqual([
      409,
      'Nothing was undone: the translations were changed since.',
    ]);
  });

  it('TRAN-47 undoes a deleted group, with keys that were deleted or moved; not when its key is taken', async () => {
    const home = await createGroup('home');
    const remove = async (id: number, query: object) =>
      (await admin.call(deleteTranslationGroup, { params: { id }, query })).content?.undo;
    const listGroups = async (key: string) =>
      (
        await admin.call(listTranslationGroups, {
          body: { filter: [{ property: 'key', operator: 'equals', value: key }] },
        })
      ).content.result.map(({ title, countOfKeys }) => [title, countOfKeys]);
    const moved = await createGroup('moved');
    await add(moved, 'moved.a', { en: 'One', de: 'Eins' });
    const moveBack = await remove(moved, { moveTo: String(home) });
    expect(await read('moved.a')).toEqual({ en: 'One (Group home)', de: 'Eins (Group home)' });
    expect((await undo(moveBack)).content).toEqual({ restored: 2, kept: 0 });
    expect([await read('moved.a'), await listGroups('moved')]).toEqual([
      { en: 'One (Group moved)', de: 'Eins (Group moved)' },
      [['Group moved', 1]],
    ]);
    const lost = await createGroup('lost');
    await add(lost, 'lost.a', { en: 'One' });
    const bringBack = await remove(lost, { withKeys: 'true' });
    const other = await createGroup('lost');
    const refused = await undo(bringBack);
    expect([refused.status, message(refused.content)]).toEqual([
      409,
      'Another group already has the key “lost”.',
    ]);
    await remove(other, {});
    expect((await undo(bringBack)).content).toEqual({ restored: 1, kept: 0 });
    expect([await read('lost.a'), await listGroups('lost')]).toEqual([
      { en: 'One (Group lost)' },
      [['Group lost', 1]],
    ]);
  });
});
