import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  addTranslations,
  createTranslationGroup,
  deleteTranslation,
  deleteTranslationGroup,
  getTranslationGroup,
  listTranslationGroups,
  listTranslations,
  updateTranslation,
  updateTranslationGroup,
  type Translation,
} from '../../../src/api/contract/translations.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

describeOnMainDatabase('translations', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const list = async (body: object) => {
    const { status, content } = await admin.call(listTranslations, { body });
    expect(status).toBe(200);
    const { result, navigation } = content as unknown as {
      result: Translation[];
      navigation: { total_items: number; total_pages: number; items_on_page: number };
    };
    return {
      keys: [...new Set(result.map(({ key }) => key))],
      words: result,
      total: navigation.total_items,
      pages: navigation.total_pages,
      onPage: navigation.items_on_page,
    };
  };
  const filtered = async (...filter: object[]) =>
    (await list({ filter, navigation: { itemsOnPage: 100 } })).keys;
  const group = async (key: string) =>
    (await admin.call(createTranslationGroup, { body: { key, title: `Group ${key}` } })).content;
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
  const wordOf = async (key: string, language: string) =>
    (await list({ filter: [{ property: 'key', operator: 'equals', value: key }] })).words.find(
      (word) => word.language === language,
    );
  const problem = (content: unknown) => content as ErrorContent;

  it('LST-07 TRAN-34 LIM-04 lists complete keys, by key descending by default; pages and counts are in keys', async () => {
    const all = await list({});
    expect([all.total, all.pages, all.onPage, all.keys.length, all.keys.slice(0, 2)]).toEqual([
      12,
      1,
      12,
      12,
      ['video.subtitles', 'video.related'],
    ]);
    expect(
      all.words
        .filter(({ key }) => key === 'quiz.start')
        .map(({ language, value, groupTitle }) => [language, value, groupTitle]),
    ).toEqual([
      ['en', 'Start quiz', 'Quizzes'],
      ['cn', '开始测验', 'Quizzes'],
      ['de', 'Quiz starten', 'Quizzes'],
      ['es', 'Empezar el cuestionario', 'Quizzes'],
      ['kr', '퀴즈 시작', 'Quizzes'],
      ['it', 'Inizia il quiz', 'Quizzes'],
      ['fr', 'Commencer le quiz', 'Quizzes'],
      ['pt', 'Iniciar questionário', 'Quizzes'],
    ]);
    const second = await list({ navigation: { page: 2, itemsOnPage: 5 }, sort: [['key', 'asc']] });
    expect([second.pages, second.keys]).toEqual([
      3,
      ['quiz.score', 'quiz.start', 'quiz.submit', 'video.authors', 'video.play'],
    ]);
    expect(
      (
        await list({
          sort: [
            ['groupTitle', 'desc'],
            ['id', 'asc'],
          ],
          navigation: { itemsOnPage: 2 },
        })
      ).keys,
    ).toEqual(['video.play', 'video.subtitles']);
  });

  it('API-116 TRAN-03 filters by key, group title, value, language and missing values', async () => {
    expect(await filtered({ property: 'key', operator: 'contains', value: 'LEGACY' })).toEqual([
      'legacy.notice',
    ]);
    expect(
      await filtered({ property: 'groupTitle', operator: 'contains', value: 'former' }),
    ).toEqual(['legacy.notice']);
    expect(await filtered({ property: 'value', operator: 'contains', value: '%' })).toEqual([]);
    expect(
      await filtered(
        { property: 'value', operator: 'contains', value: 'umgezogen' },
        { property: 'language', operator: 'equals', value: 'fr' },
      ),
    ).toEqual([]);
    expect(
      await filtered(
        { property: 'value', operator: 'contains', value: 'umgezogen' },
        { property: 'language', operator: 'equals', value: 'fr', bool_operator: 'or' },
        { property: 'key', operator: 'contains', value: 'legacy' },
      ),
    ).toEqual(['legacy.notice']);
    expect(await filtered({ property: 'missing', operator: 'equals', value: 'any' })).toEqual([
      'legacy.notice',
    ]);
    expect(await filtered({ property: 'missing', operator: 'equals', value: 'cn' })).toEqual([
      'legacy.notice',
    ]);
    expect(await filtered({ property: 'missing', operator: 'equals', value: 'de' })).toEqual([]);
    expect(
      (await filtered({ property: 'missing', operator: 'equals', value: 'none' })).length,
    ).toBe(11);
    expect(
      await filtered({ property: 'language', operator: 'equals', value: "x' or 1=1" }),
    ).toEqual([]);
  });

  it('TRAN-23 LIM-17 limits a value to 256 graphemes and to a number of code units', async () => {
    const { id } = await group('limits');
    const family = '👨‍👩‍👧‍👦';
    expect(
      (
        await add(id, 'limits.most', {
          en: family.repeat(256),
          de: 'ä'.normalize('NFD').repeat(256),
        })
      ).status,
    ).toBe(200);
    for (const value of [
      'x'.repeat(257),
      family.repeat(257),
      `a${'\u0301'.repeat(9000)}`,
      'x'.repeat(900_000),
    ]) {
      const refused = await add(id, 'limits.more', { en: value });
      expect([refused.status, problem(refused.content).errors]).toEqual([
        400,
        { 'translations.0.value': ['At most 256 characters.'] },
      ]);
    }
    expect((await add(id, 'limits.blank', { en: ' ' })).status).toBe(400);
    expect((await add(id, 'limits.nul', { en: 'a\0b' })).status).toBe(400);
    expect((await add(id, 'limits.half', { en: 'a\ud800b' })).status).toBe(400);
    expect(
      (
        await admin.call(addTranslations, {
          body: { groupId: id, key: 'limits.none', translations: [] },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await admin.call(addTranslations, {
          body: { groupId: id, key: 'x', translations: [{ language: 'nl' as 'en', value: 'x' }] },
        })
      ).status,
    ).toBe(400);
  });

  it('API-117 a key belongs to one group and has one value per language; keys are trimmed', async () => {
    const [one, other] = [await group('one'), await group('other')];
    expect((await add(one.id, ' one.key ', { en: ' Value ', fr: 'Valeur' })).content).toMatchObject(
      [{ key: 'one.key', language: 'en', value: ' Value ', version: '1' }, { language: 'fr' }],
    );
    const twice = await add(one.id, 'one.key', { de: 'Wert', fr: 'Encore' });
    expect([twice.status, problem(twice.content).message]).toEqual([
      409,
      'The key “one.key” already has a value in French.',
    ]);
    expect(await wordOf('one.key', 'de')).toBeUndefined();
    const elsewhere = await add(other.id, 'one.key', { de: 'Wert' });
    expect([elsewhere.status, problem(elsewhere.content).message]).toEqual([
      409,
      'The key “one.key” is already in the group “Group one”.',
    ]);
    expect((await add(999_999, 'one.more', { en: 'x' })).status).toBe(400);
    const race = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        add(n % 2 === 0 ? one.id : other.id, 'one.race', { [n % 2 === 0 ? 'en' : 'de']: 'x' }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('API-118 TRAN-19 changes one word; key and group change for every language; a stale version is 412 with the current one', async () => {
    const [from, to] = [await group('from'), await group('to')];
    await add(from.id, 'moving', { en: 'Here', de: 'Hier' });
    await add(from.id, 'staying', { en: 'There' });
    const word = await wordOf('moving', 'en');
    if (word === undefined) throw new Error('not added');
    const change = (body: object, headers = {}) =>
      admin.call(
        updateTranslation,
        {
          params: { translationId: word.id },
          body: { groupId: from.id, key: 'moving', language: 'en', value: 'Now', ...body },
        },
        headers,
      );
    const first = await change({}, { 'If-Match': '"1"' });
    expect([first.status, first.headers.get('etag'), first.content]).toEqual([
      200,
      '"2"',
      { ...word, value: 'Now', version: '2' },
    ]);
    const stale = await change({ value: 'Late' }, { 'If-Match': '"1"' });
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect((await change({ key: 'staying' })).status).toBe(409);
    expect((await change({ language: 'de' })).status).toBe(409);
    expect((await change({ groupId: 999_999 })).status).toBe(400);
    expect((await change({ key: 'moved', groupId: to.id })).status).toBe(200);
    expect(await wordOf('moved', 'de')).toMatchObject({
      value: 'Hier',
      groupId: to.id,
      groupTitle: 'Group to',
      version: '2',
    });
    expect(await wordOf('moving', 'en')).toBeUndefined();
    expect(
      (
        await admin.call(updateTranslation, {
          params: { translationId: 2_000_000_000 },
          body: { groupId: to.id, key: 'a', language: 'en', value: 'b' },
        })
      ).status,
    ).toBe(404);
  });

  it('API-119 TRAN-35 PD-38 deletes one value only; returns 412 for a stale version and 404 for a deleted one', async () => {
    const { id } = await group('deleting');
    await add(id, 'deleting.key', { en: 'A', fr: 'B' });
    const word = await wordOf('deleting.key', 'fr');
    const remove = (headers = {}) =>
      admin.call(deleteTranslation, { params: { id: word?.id ?? 0 } }, headers);
    expect((await remove({ 'If-Match': '"7"' })).status).toBe(412);
    const removed = await remove({ 'If-Match': '"1"' });
    expect(removed.status).toBe(200);
    expect(removed.content?.undo).toBeGreaterThan(0);
    expect((await remove()).status).toBe(404);
    expect(await wordOf('deleting.key', 'en')).toMatchObject({ value: 'A' });
  });

  it('API-120 API-121 API-122 API-123 TRAN-31 groups are created, listed with their number of keys, and updated', async () => {
    const createdOne = await admin.call(createTranslationGroup, {
      body: { key: ' shop ', title: 'Shop <img src=x onerror=alert(1)>' },
    });
    expect([createdOne.status, createdOne.headers.get('etag'), createdOne.content]).toMatchObject([
      200,
      '"1"',
      { key: 'shop', title: 'Shop <img src=x onerror=alert(1)>', isActive: true, countOfKeys: 0 },
    ]);
    const { id } = createdOne.content;
    const taken = await admin.call(createTranslationGroup, {
      body: { key: 'shop', title: 'Again' },
    });
    expect([taken.status, problem(taken.content).errors]).toEqual([
      400,
      { key: ['Another group already has the key “shop”.'] },
    ]);
    const body = { key: 'shop', title: 'Shop', isActive: false };
    expect(
      (
        await admin.call(updateTranslationGroup, {
          params: { id },
          body: { ...body, key: 'video' },
        })
      ).status,
    ).toBe(400);
    expect(
      (await admin.call(updateTranslationGroup, { params: { id }, body }, { 'If-Match': '"1"' }))
        .content,
    ).toEqual({ id, ...body, countOfKeys: 0 });
    const stale = await admin.call(
      updateTranslationGroup,
      { params: { id }, body: { ...body, title: 'Late' } },
      { 'If-Match': '"1"' },
    );
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect((await admin.call(getTranslationGroup, { params: { id } })).headers.get('etag')).toBe(
      '"2"',
    );
    const found = await admin.call(listTranslationGroups, {
      body: {
        filter: [
          { property: 'key', operator: 'contains', value: 'vid' },
          { bool_operator: 'or', property: 'title', operator: 'contains', value: 'former' },
        ],
        sort: [['title', 'asc']],
      },
    });
    expect(found.content.result).toEqual([
      { id: 4, key: 'legacy', title: 'Former Site', isActive: false, countOfKeys: 1 },
      { id: 2, key: 'video', title: 'Video Page', isActive: true, countOfKeys: 4 },
    ]);
  });

  it('API-124 deleting a group in use requires moving its keys to another group or deleting them', async () => {
    const [old, home] = [await group('old'), await group('home')];
    await add(old.id, 'old.a', { en: 'A', de: 'B' });
    const remove = (id: number, query: object = {}, headers = {}) =>
      admin.call(deleteTranslationGroup, { params: { id }, query }, headers);
    const refused = await remove(old.id);
    expect([refused.status, problem(refused.content).message]).toEqual([
      409,
      'The group has 1 keys. Move them to another group or delete them with it.',
    ]);
    for (const query of [
      { moveTo: old.id },
      { moveTo: 999_999 },
      { moveTo: home.id, withKeys: 'true' },
      { withKeys: 'yes' },
      { moveTo: 'x' },
    ])
      expect((await remove(old.id, query)).status).toBe(400);
    expect((await remove(old.id, { moveTo: home.id }, { 'If-Match': '"9"' })).status).toBe(412);
    expect((await remove(old.id, { moveTo: home.id }, { 'If-Match': '"1"' })).status).toBe(200);
    expect(await wordOf('old.a', 'de')).toMatchObject({ groupId: home.id, value: 'B' });
    expect((await remove(home.id, { withKeys: 'true' })).status).toBe(200);
    expect(await wordOf('old.a', 'en')).toBeUndefined();
    expect([
      (await remove(home.id)).status,
      (await remove((await group('empty')).id)).status,
    ]).toEqual([404, 200]);
  });

  it('PERM-22 FLAG-01 users without the permission can neither read nor write them', async () => {
    for (const account of ['cs', 'publish', 'lti', 'customer'] as const) {
      const caller = await server.as(account);
      expect([
        (await caller.call(listTranslations, { body: {} })).status,
        (await caller.call(deleteTranslationGroup, { params: { id: 1 }, query: {} })).status,
      ]).toEqual([403, 403]);
    }
    expect((await (await server.as('corporate')).call(listTranslations, { body: {} })).status).toBe(
      200,
    );
  });
});
