import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  checkTexts,
  compileTexts,
  isolateValues,
  readEnglish,
  readTexts,
  toPseudoMessage,
  writeCatalogs,
} from '../../scripts/catalogs.mjs';
import { createTexts } from '../../server/shared/texts.ts';
import { compileMessages } from '../../src/domain/messages/compile-messages.ts';
import { en } from '../../src/domain/messages/en.ts';
import { formatMessage, type MessageTree } from '../../src/domain/messages/format-message.ts';
import { languages, languageCodes } from '../../src/domain/messages/languages.ts';

const english = new Map<string, MessageTree>([
  [
    'areas',
    {
      areas: compileMessages({
        title: 'Title',
        hello: 'Hello {name}',
        rows: '{count, plural, one {# row} other {# rows}}',
        kind: '{kind, select, quiz {Quiz} other {Other}}',
        limit: 'At most {max, number} rows',
        joined: ' and ',
        share: '{share, number, percent} on {day, date, short}',
      }),
    },
  ],
]);
const complete = {
  title: 'Titel',
  hello: 'Hallo {name}',
  rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
  kind: '{kind, select, quiz {Quiz} other {Anderes}}',
  limit: 'Höchstens {max, number} Zeilen',
  joined: ' und ',
  share: '{share, number, percent} am {day, date, short}',
};

const check = (changed: Record<string, string | undefined>, tag = 'de') => {
  const { title, ...others } = { ...complete, ...changed };
  const areas = Object.fromEntries(
    Object.entries({ title, ...others }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return checkTexts(english, new Map([['areas', { areas }]]), tag);
};
const findFaults = (changed: Record<string, string>, tag?: string) =>
  check(changed, tag).faults.map(({ key, fault }) => `${key}: ${fault}`);

describe('I18N-02 checkTexts', () => {
  it('finds nothing in a complete translation', () => {
    expect(check({})).toEqual({ count: 7, missing: [], faults: [], same: [] });
  });

  it('lists what is missing, in a file that is there and of one that is not', () => {
    expect(check({ hello: undefined }).missing).toEqual([{ file: 'areas', key: 'areas.hello' }]);
    expect(checkTexts(english, new Map(), 'de').missing).toHaveLength(7);
  });

  it('lists what is the same in English', () => {
    expect(check({ title: 'Title' }).same).toEqual([{ file: 'areas', key: 'areas.title' }]);
  });

  it.each([
    ['a key that English lacks', { more: 'Mehr' }, 'areas.more: superfluous'],
    ['no text', { title: ' ' }, 'areas.title: empty'],
    ['blanks at the ends', { title: 'Titel ' }, 'areas.title: blanks at its ends'],
    ['lost blanks', { joined: 'und' }, 'areas.joined: blanks at its ends'],
    [
      'a lost format',
      { share: '{share, number} am {day, date, short}' },
      'areas.share: share has another format than in English',
    ],
    ['a lost placeholder', { hello: 'Hallo' }, 'areas.hello: placeholders none instead of name'],
    [
      'an invented placeholder',
      { hello: 'Hallo {name} {rest}' },
      'areas.hello: placeholders name, rest instead of name',
    ],
    [
      'a text used as a number',
      { hello: '{name, number}' },
      'areas.hello: name is used as number, in English as text',
    ],
    [
      'a select shown as a text',
      { kind: 'Art {kind}' },
      'areas.kind: kind is used as text, in English as select',
    ],
    [
      'a case that English does not name',
      { kind: '{kind, select, quizz {Quiz} other {Anderes}}' },
      'areas.kind: kind has the cases other, quizz instead of other, quiz',
    ],
    [
      'a plural without a case of the language',
      { rows: '{count, plural, other {# Zeilen}}' },
      'areas.rows: count has the cases other instead of one, other',
    ],
  ])('finds %s', (_, changed, fault) => {
    expect(findFaults(changed as Record<string, string>)).toEqual([fault]);
  });

  it('asks for the plural cases of each language', () => {
    expect(findFaults({}, 'pl')).toEqual([
      'areas.rows: count has the cases one, other instead of few, many, one, other',
    ]);
    expect(findFaults({ rows: '{count, plural, other {# 行}}' }, 'ja')).toEqual([]);
    const withZero = { rows: '{count, plural, =0 {keine} one {# Zeile} other {# Zeilen}}' };
    expect(findFaults(withZero)).toEqual([]);
  });

  it('finds malformed messages, also within cases', () => {
    expect(findFaults({ hello: 'Hallo {name' })[0]).toMatch(/^areas\.hello: malformed: /);
    const nested = { rows: '{count, plural, one {# {a}} other {# {b, select, other {x}}}}' };
    expect(findFaults(nested)).toEqual(['areas.rows: placeholders a, b, count instead of count']);
  });
});

it('I18N-02 the texts of every language fit the English ones', async () => {
  const all = await readEnglish();
  const faults = Object.entries(languages).flatMap(([code, { tag }]) =>
    checkTexts(all, readTexts(code), tag).faults.map(
      ({ file, key, fault }) => `${code}/${file}.json ${key}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
  expect([...all.values()].length).toBeGreaterThan(70);
});

it('I18N-02 every language has every text', async () => {
  const all = await readEnglish();
  const missing = languageCodes
    .filter((code) => code !== 'en')
    .flatMap((code) =>
      checkTexts(all, readTexts(code), languages[code].tag).missing.map(
        ({ file, key }) => `${code}/${file}.json ${key}`,
      ),
    );
  expect(missing).toEqual([]);
});

describe('I18N-02 values within words that run from right to left', () => {
  it.each([
    ['לא נמצא {path}.', 'לא נמצא \u2068/quiz/a\u2069.'],
    ['{count, plural, one {הקובץ {path}} other {# קבצים}}', 'הקובץ \u2068/quiz/a\u2069'],
    ['{path}', '/quiz/a'],
    ['קישור:\n\n{path}\n\nבהצלחה', 'קישור:\n\n/quiz/a\n\nבהצלחה'],
    ['{path}\nבהצלחה', '/quiz/a\nבהצלחה'],
    ['{count}: {path}', '\u20681\u2069: \u2068/quiz/a\u2069'],
  ])('%s', (text, shown) => {
    const { message } = compileMessages({ message: text });
    expect(formatMessage(isolateValues(message), { path: '/quiz/a', count: 1 }, 'he')).toBe(shown);
  });
});

it.each(['ar', 'hb'] as const)('I18N-02 links in mails are whole lines: %s', (code) => {
  const chooseTexts = createTexts(compileTexts);
  const link = 'https://lectern.test/admin/password?token=T';
  const values = {
    ...{ link, list: link },
    name: 'Ann',
    email: 'ann@lectern.test',
    title: 'Cells',
  };
  for (const key of [
    'classInvitationMail.text',
    'classSharingMail.text',
    'problems.invitationText',
    'problems.resetText',
    'quizReminderMail.text',
    'quizSharingMail.text',
    'quizzesSharingMail.text',
  ] as const)
    expect(
      chooseTexts(code)
        .formatMessage(key, {
          ...values,
          until: 'May',
          when: 'May',
          deadline: 'May',
          count: 2,
          classTitle: 'Biology',
        })
        .split('\n'),
      key,
    ).toContain(link);
});

describe('the pseudo-language', () => {
  it('has accents, is a third longer and in brackets', () => {
    expect(toPseudoMessage('Close')).toBe('[Çløšé~~]');
    expect(toPseudoMessage('')).toBe('');
    expect(toPseudoMessage([['from'], '%'])).toEqual([['from'], '%']);
    expect(toPseudoMessage('b'.repeat(60))).toBe(`[${'b'.repeat(60)}~~~~~~~~ ~~~~~~~~ ~~~~]`);
  });

  it('keeps placeholders, numbers and cases', () => {
    const { rows, limit } = compileMessages({
      rows: '{count, plural, =0 {} one {# row of {name}} other {# rows}}',
      limit: 'At most {max, number} rows',
    });
    const format = (count: number): string =>
      formatMessage(toPseudoMessage(rows), { count, name: 'Ann' }, 'en-XA');
    expect([0, 1, 2].map(format)).toEqual(['[]', '[1 røw øf Ann]', '[2 røwš]']);
    expect(formatMessage(toPseudoMessage(limit), { max: 1000 }, 'en-XA')).toBe(
      '[Át møšt 1,000 røwš~~~~~]',
    );
  });
});

it('writes each message of a page into a file of a language, and into one that its screens load', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-catalogs-'));
  try {
    await writeCatalogs(folder);
    const path = join(folder, 'messages/pseudo');
    const parts = readdirSync(path).map(
      (name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as MessageTree,
    );
    const areas = parts.flatMap((part) => Object.keys(part)).filter((area) => area !== 'controls');
    // The classes and the other screens both show these.
    const repeated = areas.filter((area, at) => areas.indexOf(area) !== at);
    expect(repeated.toSorted()).toEqual(['deleted', 'forms']);
    expect(areas).toEqual(expect.arrayContaining(Object.keys(en)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("takes react-aria's own texts of the controls from react-aria, with their values", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-catalogs-'));
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'messages', language, 'controls.json'), 'utf8'));
  try {
    await writeCatalogs(folder);
    expect(read('de')).toMatchObject({
      controls: {
        calendar: { next: 'Weiter', todayDate: ['Heute, ', ['date']] },
        datepicker: {
          calendar: 'Kalender',
          rangeReversed: expect.stringContaining('Startdatum') as unknown,
        },
      },
    });
    expect(read('ja')).toMatchObject({ controls: { calendar: { next: '次へ' } } });
    expect(read('pseudo')).toMatchObject({ controls: { spinbutton: { Empty: '[Émptý~~]' } } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
