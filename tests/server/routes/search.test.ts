import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listTemplates } from '../../../src/api/contract/quiz-template.ts';
import { searchEverything, type SearchResults } from '../../../src/api/contract/search.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  type ErrorContent,
  startTestServer,
  type TestServer,
} from '../../support/server.ts';

const kinds = [
  'quizzes',
  'classes',
  'playlists',
  'users',
  'students',
  'sponsors',
  'translations',
] as const;

/** Rows that only some find. Their titles contain 'zebrafish'; the ids of accounts are 1 to 9. */
const statements = [
  sql`insert into quizzes (kind, title, owner_id, deleted_at) values
    ('template', 'Zebrafish template', 1, null), ('library', 'Zebrafish library', 1, null),
    ('admin', 'Zebrafish admin', 1, null), ('user', 'Zebrafish of super', 1, null),
    ('user', 'Zebrafish of CS', 4, null), ('user', 'My zebrafish', 7, null),
    ('user', 'Shared zebrafish', 8, null), ('user', 'Deleted zebrafish', 7, now())`,
  sql`insert into quiz_shares (quiz_id, user_id, shared_by)
    select id, 7, owner_id from quizzes where title = 'Shared zebrafish'`,
  sql`insert into classes (title, owner_id, deleted_at) values
    ('Zebrafish of CS', 4, null), ('Zebrafish of LTI', 6, null), ('Deleted zebrafish', 4, now())`,
  sql`insert into class_students (class_id, email, first_name, last_name, removed_at)
    select c.id, s.email, s.first, s.last, s.removed from classes c join (values
      ('Zebrafish of CS', 'zebrafish.in.cs@students.example', '', '', null::timestamptz),
      ('Zebrafish of LTI', 'zebrafish.in.lti@students.example', 'Ada', 'Zebrafish', null),
      ('Zebrafish of LTI', 'zebrafish.removed@students.example', '', '', now()),
      ('Deleted zebrafish', 'zebrafish.gone@students.example', '', '', null)
    ) s (title, email, first, last, removed) on s.title = c.title`,
  sql`insert into playlists (title, owner_id, deleted_at) values
    ('Zebrafish of super', 1, null), ('Zebrafish of CS', 4, null), ('Deleted zebrafish', 4, now())`,
  sql`insert into users (email, first_name, last_name) values
    ('zebra@fish.example', 'Zebrafish', 'Person')`,
  sql`insert into sponsors (company_name, company_url) values
    ('<b>Zebrafish</b> Ltd', 'https://zebrafish.example')`,
  sql`insert into translations (key, language, value, group_id)
    select 'animal.zebrafish', 'en', 'A striped fish', min(id) from translation_groups`,
  sql`insert into translations (key, language, value, group_id)
    select 'animal.danio', 'en', 'Zebrafish', min(id) from translation_groups`,
];

const everything = {
  // Seven match; the best five are shown.
  quizzes: [
    'admin: Zebrafish admin',
    'customer: Zebrafish of CS',
    'library: Zebrafish library',
    'template: Zebrafish template',
    'user: Zebrafish of super',
  ],
  classes: ['Zebrafish of CS', 'Zebrafish of LTI'],
  playlists: ['Zebrafish of super'],
  users: ['zebra@fish.example'],
  students: ['zebrafish.in.cs@students.example', 'zebrafish.in.lti@students.example'],
  sponsors: ['Zebrafish Ltd'],
  translations: ['animal.danio', 'animal.zebrafish'],
};
const nothing = {
  quizzes: [],
  classes: [],
  playlists: [],
  users: [],
  students: [],
  sponsors: [],
  translations: [],
};
const administrators = {
  ...everything,
  quizzes: ['admin: Zebrafish admin'],
  playlists: [],
  users: [],
};

/** What each account finds, written by hand; the order within a kind is tested on its own. */
const expected = {
  super: everything,
  corporate: administrators,
  admin: administrators,
  cs: {
    ...nothing,
    quizzes: ['admin: Zebrafish admin', 'user: Zebrafish of CS'],
    classes: ['Zebrafish of CS'],
    playlists: ['Zebrafish of CS'],
    students: ['zebrafish.in.cs@students.example'],
  },
  publish: nothing,
  lti: {
    ...nothing,
    quizzes: ['admin: Zebrafish admin'],
    classes: ['Zebrafish of LTI'],
    students: ['zebrafish.in.lti@students.example'],
  },
  customer: { ...nothing, quizzes: ['shared: Shared zebrafish', 'user: My zebrafish'] },
  customer2: { ...nothing, quizzes: ['user: Shared zebrafish'] },
  multi: { ...nothing, quizzes: ['admin: Zebrafish admin'] },
};

const toNames = (found: SearchResults) => ({
  quizzes: found.quizzes.rows.map(({ list, title }) => `${list}: ${title}`).sort(),
  classes: found.classes.rows.map(({ title }) => title).sort(),
  playlists: found.playlists.rows.map(({ title }) => title).sort(),
  users: found.users.rows.map(({ email }) => email).sort(),
  students: found.students.rows.map(({ email }) => email).sort(),
  sponsors: found.sponsors.rows.map(({ name }) => name).sort(),
  translations: found.translations.rows.map(({ key }) => key).sort(),
});

describeOnEachDatabase('the search of the palette', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const statement of statements) await server.services.db.execute(statement);
  });
  afterAll(() => server.close());

  const search = async (
    account: (typeof accountNames)[number],
    text: string,
  ): Promise<SearchResults> => {
    const response = await (await server.as(account)).call(searchEverything, { body: { text } });
    expect(response.status, response.text).toBe(200);
    return response.content;
  };

  it('PROD-03 PERM-08 PERM-13 each role finds what its lists show, and nothing else', async () => {
    const found: Record<string, unknown> = {};
    for (const account of accountNames) {
      const results = await search(account, 'zebrafish');
      found[account] = toNames(results);
      if (account === 'super') expect(results.quizzes.total).toBe(7);
      else for (const kind of kinds) expect(results[kind].total).toBe(results[kind].rows.length);
    }
    expect(found).toEqual(expected);
  });

  it('the start of a title comes before the start of a word and other places, newest first', async () => {
    const { quizzes } = await search('super', 'ZEBRA');
    expect(quizzes.rows.map(({ title }) => title)).toEqual([
      'Zebrafish of CS',
      'Zebrafish of super',
      'Zebrafish admin',
      'Zebrafish library',
      'Zebrafish template',
    ]);
    const { quizzes: inWords } = await search('customer', 'ZEBRA');
    expect(inWords.rows.map(({ title }) => title)).toEqual(['Shared zebrafish', 'My zebrafish']);
  });

  it('people are found by names in both orders and by parts of an e-mail', async () => {
    expect((await search('super', 'person zebrafish')).users.rows).toMatchObject([
      { firstName: 'Zebrafish', lastName: 'Person', email: 'zebra@fish.example', roles: [] },
    ]);
    expect((await search('super', '@FISH.ex')).users.total).toBe(1);
    expect((await search('lti', 'zebrafish ada')).students.rows).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Zebrafish',
        email: 'zebrafish.in.lti@students.example',
        class: { title: 'Zebrafish of LTI' },
      },
    ]);
  });

  it('composed and decomposed letters are found alike, and lists are sorted by letters', async () => {
    const titles = [
      '\u039f\u0394\u039f\u03a3\u0391',
      '\u0130stanbul',
      'zoophyte',
      'A\u0308pfel',
      'apfel',
      '\u00c4pfelchen',
      'Apfelmus',
    ];
    for (const title of titles) {
      await server.services.db.execute(
        sql`insert into quizzes (kind, title, owner_id) values ('template', ${title}, 1)`,
      );
      await server.services.db.execute(
        sql`insert into translations (key, language, value, group_id)
          select ${`fruit.${title}`}, 'en', ${title}, min(id) from translation_groups`,
      );
    }
    for (const text of ['\u00e4pfel', 'A\u0308PFEL']) {
      const { quizzes, translations } = await search('super', text);
      expect([quizzes.total, translations.total]).toEqual([2, 2]);
    }
    for (const text of ['\u039f\u0394\u039f\u03a3', 'istan'])
      expect((await search('super', text)).quizzes.total).toBe(1);
    const admin = await server.as('super');
    const list = async (value: string): Promise<readonly string[]> =>
      (
        await admin.call(listTemplates, {
          body: {
            filter: [{ property: 'title', operator: 'contains', value }],
            sort: [['title', 'asc']],
          },
        })
      ).content.result.map(({ title }) => title);
    expect((await list('p')).filter((title) => titles.includes(title))).toEqual([
      'apfel',
      'A\u0308pfel',
      '\u00c4pfelchen',
      'Apfelmus',
      'zoophyte',
    ]);
    expect(await list('\u00e4PF')).toEqual(['A\u0308pfel', '\u00c4pfelchen']);
  });

  it.each([
    ['%%%', '%'],
    ['___', '_'],
    ["'; drop table quizzes; --", ''],
    ['\\\\\\', ''],
    ['<script>', ''],
    ['😀😀😀', ''],
    ['\u202Ezebra', ''],
  ])('hostile text %j finds no wildcard and breaks nothing', async (text, sign) => {
    const found = await search('super', text);
    for (const kind of kinds) if (sign === '') expect([kind, found[kind].total]).toEqual([kind, 0]);
    const titles = found.quizzes.rows.map(({ title }) => title);
    expect(titles.every((title) => title.includes(text))).toBe(true);
  });

  it.each([
    [{}, 'text'],
    [{ text: 'en' }, 'text'],
    [{ text: '      ' }, 'text'],
    [{ text: 'a'.repeat(101) }, 'text'],
    [{ text: ['enz'] }, 'text'],
    [{ text: 'enz\u0000' }, ''],
    [{ text: 'enz', limit: 1000 }, ''],
  ])('a request with %j is refused with 400', async (body, field) => {
    const { token } = await server.as('super');
    const { status, content } = await server.send('POST', '/api/admin/search', {
      token: token.accessToken,
      body,
    });
    expect(status).toBe(400);
    if (field !== '') expect(Object.keys((content as ErrorContent).errors ?? {})).toEqual([field]);
  });

  it('SES-05 nobody searches without a session', async () => {
    expect((await server.send('POST', '/api/admin/search', { body: { text: 'enz' } })).status).toBe(
      401,
    );
  });
});
