import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ImportEntry } from '../../../src/domain/translations/translation.ts';
import {
  exportTranslationGroup,
  importTranslationGroup,
} from '../../../src/api/contract/translation-files.ts';
import {
  addTranslations,
  createTranslationGroup,
  listTranslations,
} from '../../../src/api/contract/translations.ts';
import { isFull } from '../../support/property-runs.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

describeOnMainDatabase('groups of translations as files', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  let id: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    id = (await admin.call(createTranslationGroup, { body: { key: 'files', title: 'Files' } }))
      .content.id;
    await admin.call(addTranslations, {
      body: {
        groupId: id,
        key: 'files.a',
        translations: [
          { language: 'en', value: '=1+1' },
          { language: 'de', value: 'Zwei; "zwei"\nund mehr' },
        ],
      },
    });
    await admin.call(addTranslations, {
      body: { groupId: id, key: '@files.b', translations: [{ language: 'en', value: "'=x" }] },
    });
  });
  afterAll(() => server.close());

  const send = (content: BlobPart, query: object = { dryRun: '1' }, headers = {}) => {
    const form = new FormData();
    form.set('file', new File([content], 'words.txt'));
    return admin.call(
      importTranslationGroup,
      { params: { id }, query, body: form as unknown as { file: File } },
      headers,
    );
  };
  const reviewed = async (content: BlobPart): Promise<readonly ImportEntry[]> =>
    (await send(content)).content.entries;
  const exported = (format: 'json' | 'csv') =>
    admin.call(exportTranslationGroup, { params: { id }, query: { format } });
  const stored = async (key: string) =>
    (
      await admin.call(listTranslations, {
        body: { filter: [{ property: 'key', operator: 'equals', value: key }] },
      })
    ).content.result.map(({ language, value }) => [language, value]);

  it('ENT-22 a group is exported as CSV with escaped formulas and as JSON, and both are imported unchanged', async () => {
    const csv = await exported('csv');
    expect(csv.headers.get('content-disposition')).toContain('translations-files.csv');
    expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
      '"key","en","cn","de","es","kr","it","fr","pt"',
      '"\'@files.b","\'\'=x","","","","","","",""',
    ]);
    const json = await exported('json');
    expect(JSON.parse(json.text)).toEqual({
      '@files.b': { en: "'=x" },
      'files.a': { en: '=1+1', de: 'Zwei; "zwei"\nund mehr' },
    });
    for (const text of [`\ufeff${csv.text}`, json.text])
      expect((await reviewed(text)).map(({ outcome }) => outcome)).toEqual([
        'unchanged',
        'unchanged',
        'unchanged',
      ]);
    expect(
      (await admin.call(exportTranslationGroup, { params: { id: 999_999 }, query: {} })).status,
    ).toBe(404);
  });

  it('ENT-22 a dry run returns what is added, changed, unchanged and rejected, and stores nothing', async () => {
    const file = {
      'files.a': { en: '=1+1', de: 'Neu', fr: 'Deux' },
      'files.new': { en: 'New', it: 'x'.repeat(257) },
      'quiz.start': { en: 'Mine' },
      'files.none': { de: 'Ohne' },
      ' ': { en: 'x' },
      ['k'.repeat(201)]: { en: 'x' },
      'files.nul': { en: '\0' },
    };
    expect(
      (await reviewed(JSON.stringify(file))).map(({ key, language, outcome, old, reason }) => [
        key.slice(0, 10),
        language,
        outcome,
        old ?? reason,
      ]),
    ).toEqual([
      ['files.a', 'en', 'unchanged', undefined],
      ['files.a', 'de', 'changed', 'Zwei; "zwei"\nund mehr'],
      ['files.a', 'fr', 'added', undefined],
      ['files.new', 'en', 'added', undefined],
      ['files.new', 'it', 'refused', 'More than 256 characters.'],
      ['quiz.start', 'en', 'refused', 'The key is in the group “Quizzes”.'],
      ['files.none', 'de', 'refused', 'A new key needs an English value.'],
      ['', 'en', 'refused', 'The key is missing.'],
      ['kkkkkkkkkk', 'en', 'refused', 'The key has more than 200 characters.'],
      ['files.nul', 'en', 'refused', 'It has characters that cannot be stored.'],
    ]);
    expect(await stored('files.new')).toEqual([]);
    expect(await reviewed('German;KEY\nHallo;files.a\nNochmal;files.a\n')).toMatchObject([
      { outcome: 'changed', value: 'Hallo' },
      { outcome: 'refused', reason: 'The file has this value twice.' },
    ]);
    expect(
      await reviewed(
        new Uint8Array([0xff, 0xfe, ...Buffer.from('key\tde\nfiles.a\tHé\n', 'utf16le')]),
      ),
    ).toMatchObject([{ outcome: 'changed', value: 'Hé' }]);
  });

  it.each([
    ['a line that names the separator', 'sep=;\r\nkey;de\r\nfiles.a;Hé\r\n'],
    ['empty columns and rows behind the table', 'key;de;;\r\nfiles.a;Hé;;;;\r\n;;;\r\n;;;\r\n'],
    ['line ends of an old Mac', 'key\tde\rfiles.a\tHé\r'],
    [
      'UTF-16, high bytes first',
      new Uint8Array([0xfe, 0xff, ...Buffer.from('key\tde\nfiles.a\tHé\n', 'utf16le').swap16()]),
    ],
  ])('ENT-22 a CSV with %s is read', async (_, content) => {
    expect(await reviewed(content)).toMatchObject([
      { key: 'files.a', language: 'de', outcome: 'changed', value: 'Hé' },
    ]);
  });

  it('API-004 every spelling of a dry run stores nothing', async () => {
    const statuses: number[] = [];
    for (const query of [{ dryRun: 'true' }, { dryRun: 'yes' }, { dry_run: '1' }])
      statuses.push((await send('key,en\nfiles.dry,Dry\n', query)).status);
    expect([statuses, await stored('files.dry')]).toEqual([[200, 400, 400], []]);
  });

  it('ENT-22 PD-39 an import stores all values as they were reviewed, or none', async () => {
    const file = JSON.stringify({
      'files.whole': { en: 'One', fr: 'Un' },
      'files.a': { de: 'Geändert' },
      'files.bad': { de: 'Ohne' },
    });
    const { headers } = await send(file);
    const version = headers.get('etag') ?? '';
    const refused = await send(file, {}, { 'If-Match': version });
    expect([refused.status, await stored('files.whole')]).toEqual([409, []]);
    await admin.call(addTranslations, {
      body: {
        groupId: id,
        key: 'files.whole',
        translations: [{ language: 'en', value: 'Theirs' }],
      },
    });
    const stale = await send(file, { leaveOutRefused: 'true' }, { 'If-Match': version });
    expect([stale.status, await stored('files.whole')]).toEqual([412, [['en', 'Theirs']]]);
    expect(
      (
        await send(
          file,
          { leaveOutRefused: 'true' },
          { 'If-Match': stale.headers.get('etag') ?? '' },
        )
      ).status,
    ).toBe(200);
    expect([
      await stored('files.whole'),
      await stored('files.a'),
      await stored('files.bad'),
    ]).toEqual([
      [
        ['en', 'One'],
        ['fr', 'Un'],
      ],
      [
        ['en', '=1+1'],
        ['de', 'Geändert'],
      ],
      [],
    ]);
  });

  it('API-004 returns a validation message for an unreadable file, never a server error', async () => {
    const hostile: readonly (readonly [BlobPart, RegExp])[] = [
      ['{"a": ', /neither valid JSON/],
      ['[]', /must be an object/],
      [
        '{"a": {"en": 1, "de": null}, "b": {"en": "x", "it": {"one": "y"}}}',
        /a \(en\), a \(de\), b \(it\)/,
      ],
      ['{"a": {"title": {"en": "x"}}}', /“title” in the key “a” is not/],
      ['{"a": {"en": "x"}, "b": {"en": "y"}, "\\u0061": {"de": "z"}}', /more than once: a\./],
      ['{"a": {"en": "{\\"en\\":", "de": "x", "en": "y"}}', /more than once: a \(en\)\./],
      ['{"a": "en"}', /must be an object/],
      ['{"a": {"nl": "x"}}', /“nl” in the key “a” is not a language/],
      ['{"__proto__": {"constructor": "x"}}', /“constructor” in the key “__proto__” is not/],
      ['{"a": {"en": " "}}', /no values/],
      ['a,b\n1,2\n', /first line/],
      ['key,en,EN\n', /twice/],
      ['key,nl\n', /“nl” is not/],
      ['key,en\n"a,b\n', /cannot be read/],
      ['key,en\n\na,b,c\n', /begins with “a” has more cells/],
      [new Uint8Array([0x80, 0x81]), /Save it as “CSV UTF-8”/],
      ['['.repeat(100_000), /neither valid JSON/],
      ['key,de\n', /no values/],
      [`key,en\n${'a,b\n'.repeat(60_000)}`, /more than 50,000/],
    ];
    for (const [content, message] of hostile) {
      const { status, content: problem } = await send(content);
      expect([status, (problem as unknown as ErrorContent).message]).toEqual([
        400,
        expect.stringMatching(message),
      ]);
    }
    expect((await send('x'.repeat(2_200_000))).status).toBe(400);
    expect(await reviewed('{"__proto__": {"en": "x"}}')).toMatchObject([
      { key: '__proto__', outcome: 'added' },
    ]);
  });

  it('ENT-22 a thousand keys or more are imported and listed', async () => {
    const count = isFull ? 5000 : 1000;
    const many = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `many.${String(n).padStart(4, '0')}`,
        { en: `Word ${String(n)}`, de: `Wort ${String(n)}`, fr: `Mot ${String(n)}` },
      ]),
    );
    expect((await send(JSON.stringify(many), {})).status).toBe(200);
    const { content } = await admin.call(listTranslations, {
      body: {
        filter: [{ property: 'key', operator: 'contains', value: 'many.' }],
        sort: [['key', 'asc']],
        navigation: { page: count / 20 },
      },
    });
    expect([
      (content as unknown as { navigation: { total_items: number } }).navigation.total_items,
      content.result.at(-1)?.value,
    ]).toEqual([count, `Mot ${String(count - 1)}`]);
  });
});
