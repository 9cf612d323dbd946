import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { writeRecording } from '../../../src/inspection/recording/write-recording.ts';

type Side = 'in' | 'out';
type Schema = z.core.$ZodType;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Fills schemas with texts that each begin with another title, and knows which field has which. */
class SampleWriter {
  /** The titles by the name of their field, and of a `name` by that of its owner too. */
  readonly titles: [string, string][] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  write(schema: Schema, side: Side, path: readonly string[]): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [
            name,
            this.write(field, side, [...path, name]),
          ]),
        );
      case 'array':
        return [this.write(def.element, side, path)];
      case 'tuple':
        return def.items.map((item) => this.write(item, side, path));
      case 'record':
        return { any: this.write(def.valueType, side, [...path, '*']) };
      case 'union':
        return def.options.map((option) => this.write(option, side, path));
      case 'pipe':
        return this.write(side === 'in' ? def.in : def.out, side, path);
      case 'nullable':
      case 'optional':
      case 'default':
      case 'prefault':
      case 'catch':
      case 'readonly':
        return this.write(def.innerType, side, path);
      case 'lazy':
        return this.write(def.getter(), side, path);
      case 'string':
      case 'transform':
      case 'any':
      case 'unknown':
        return this.writeText(path);
      default:
        return null;
    }
  }

  private writeText(path: readonly string[]): string {
    const [owner = '', name = ''] = path.slice(-2);
    const number = this.titles.length;
    const title = `Enzyme${[676, 26, 1].map((size) => letters[Math.floor(number / size) % 26] ?? '').join('')}`;
    this.titles.push([title, name === 'name' ? `${owner}.${name}` : name]);
    return `${title} ${this.text}`;
  }
}

/** Returns what machines hand to all calls and get from them, with a text in each field. */
function writeAllFields(writer: SampleWriter): unknown {
  return Object.values(endpoints).flatMap((endpoint) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
      const schema = (endpoint as Readonly<Record<string, unknown>>)[part] as Schema | undefined;
      const side = part === 'response' ? 'out' : 'in';
      return schema === undefined ? [] : [{ data: writer.write(schema, side, ['data']) }];
    }),
  );
}

const known = {
  user: { email: 'adelheid.loomis@quenby.example', firstName: 'Adelheid', lastName: 'Loomis' },
  signIn: { password: 'Enigma-1940' },
  contact: { phone: '+49 30 5551234' },
};
/** What the dialog promises to replace. */
const personal = /adelheid|loomis|quenby|enigma|3f9ac1d2|5551234/gi;

/** Returns the text of the file of a session that knows a person and a password. */
function writeFile(value: unknown): string {
  let drawn = 0;
  const { text } = writeRecording(
    {
      startedAt: '2026-11-23T10:00:00.000Z',
      recordedAt: '2026-11-23T10:05:00.000Z',
      product: '1.2.3',
      actors: [
        {
          id: 'x:1',
          name: 'list',
          parent: null,
          machine: 'list',
          chartHash: 'abc',
          startedAtMs: 0,
          stoppedAtMs: null,
          start: { kind: 'state', value: 'ready', context: { known, value } },
          states: ['list.ready'],
          steps: [
            { atMs: 0, event: { type: 'xstate.done', output: value }, sender: null, states: null },
          ],
        },
      ],
    },
    (limit) => {
      drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((drawn / 2_147_483_648) * limit);
    },
  );
  return text;
}

const texts = [
  ['an address', 'adelheid.loomis@quenby.example'],
  ['an address in a link', '/users?search=adelheid.loomis%40quenby.example&page=1'],
  ['a name', 'and Adelheid Loomis'],
  ['a name in a link', '/users?search=Adelheid%20Loomis'],
  ['a telephone number', '+49 30 5551234'],
  ['a password', 'Enigma-1940'],
  ['a link with a token', '/signup?inviteToken=3f9ac1d2'],
] as const;

/** The fields of calls that hold nothing but a person's data or a secret. */
const wholeFields = [
  'accessToken',
  'email',
  'emails',
  'first',
  'firstName',
  'lastName',
  'ownerName',
  'password',
  'professor',
  'refreshToken',
  'result.name',
  'savedBy',
  'second',
  'token',
];

describe('the fields of every call', () => {
  it.each(texts)('keep their titles and nothing personal: %s', (_, text) => {
    const writer = new SampleWriter(text);
    const file = writeFile(writeAllFields(writer));
    expect(file.match(personal)).toBeNull();
    const replaced = writer.titles.filter(([title]) => !file.includes(title));
    expect([...new Set(replaced.map(([, field]) => field))].sort()).toEqual(wholeFields);
  });
});

const title = 'Cells';
const places: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a list', (text) => [text]],
  ['a set', (text) => new Set([text])],
  ['a map', (text) => new Map([[1, text]])],
  ['a key of a map', (text) => new Map([[text, 1]])],
  ['the name of a property', (text) => ({ [text]: 1 })],
  ['lines', (text) => `First\n${text}\nlast`],
  ['an error', (text) => new Error(text)],
  ['the name of a file', (text) => new File([], text)],
  ['a field of a form', (text) => ({ type: 'form.change', field: 'title', value: text })],
  ['the values of a form', (text) => ({ values: { name: text, title: text } })],
  ['an option of a question', (text) => ({ type: 'option.setText', option: 'a', text })],
  ['a search', (text) => ({ type: 'search.type', text })],
  ['a notice', (text) => ({ key: 'sponsors.alreadyGone', values: { name: text } })],
  ['a found quiz', (text) => ({ kind: 'quizzes', rows: [{ id: 'quiz 1', title: text }] })],
  ['the class of a student', (text) => ({ students: [{ id: 1, class: { title: text } }] })],
  ['an error of a field', (text) => ({ errors: { email: [{ text }] } })],
];

describe('every place of a text', () => {
  it.each(places)('keeps its title and nothing personal: %s', (_, place) => {
    for (const [, text] of texts) {
      const file = writeFile(place(`${title} ${text}`));
      expect(file.match(personal)).toBeNull();
      expect(file.includes(title)).toBe(true);
    }
  });

  it.each([
    ['a found person', { kind: 'people', rows: [{ id: 'user 1', title: 'Grace Hopper' }] }],
    ['an owner that was found', { id: 'class 1', title, hint: { text: 'Grace Hopper' } }],
    [
      'a customer that was found',
      { title, hint: { key: 'palette.quizOf', values: { name: 'Grace Hopper' } } },
    ],
    ['who saved it', { title, savedBy: { name: 'Grace Hopper', isYou: false } }],
    ['a pasted line', { type: 'share.paste', text: 'Grace Hopper g@navy.example' }],
    ['the pasted text', { recipients: [], text: 'Hopper, Grace <g@navy.example>\nCells' }],
    ['what was not invited', { report: { toCorrect: [{ text: 'Grace Hopper g@navy' }] } }],
  ])('holds no name of a person: %s', (_, value) => {
    expect(writeFile([title, value]).match(/grace|hopper|navy/i)).toBeNull();
  });

  it('keeps the messages and times that stand under the names of personal fields', () => {
    const file = writeFile({
      errors: {
        email: [{ key: 'users.notAnAddress' }],
        password: [{ key: 'session.tooShort', values: { min: 8 } }],
      },
      passwordChangedAt: '2026-11-20T08:00:00.000Z',
      note: 'users.notAnAddress',
    });
    expect(file.match(/users\.notAnAddress|session\.tooShort|2026-11-20T08/g)).toHaveLength(3);
  });
});
