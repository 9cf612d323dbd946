import { describe, expect, it } from 'vitest';
import { stringify } from 'devalue';
import * as fc from 'fast-check';
import type { AnyEventObject } from 'xstate';

import { parseRecording } from '../../../src/inspection/recording/parse-recording.ts';
import type { RecordedActor } from '../../../src/inspection/recording/recording.ts';
import {
  writeRecording,
  type RawRecording,
} from '../../../src/inspection/recording/write-recording.ts';
import { scaleRuns } from '../../support/property-runs.ts';

const actor: RecordedActor = {
  id: 'x:1',
  name: 'quizEditor',
  parent: null,
  machine: 'quizEditor',
  chartHash: 'abc',
  startedAtMs: 0,
  stoppedAtMs: null,
  start: null,
  states: ['quizEditor.ready'],
  steps: [],
};

const record = (context: unknown, ...events: readonly AnyEventObject[]): RawRecording => ({
  startedAt: '2026-11-23T10:00:00.000Z',
  recordedAt: '2026-11-23T10:05:00.000Z',
  product: '1.2.3',
  actors: [
    {
      ...actor,
      start: { kind: 'state', value: 'ready', context },
      steps: events.map((event, index) => ({
        atMs: index,
        event,
        sender: null,
        states: ['quizEditor.ready'],
      })),
    },
  ],
});

/** Random numbers that are the same in every run. */
function createDraw(): (limit: number) => number {
  let state = 42;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const write = (raw: RawRecording) => writeRecording(raw, createDraw());

/** Writes values into a file and returns what comes out when it is opened. */
function reopen(context: unknown, ...events: readonly AnyEventObject[]) {
  const { text } = write(record(context, ...events));
  const parsed = parseRecording(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  const [{ start, steps } = actor] = parsed.recording.actors;
  return {
    text,
    context: start?.kind === 'state' ? start.context : null,
    events: steps.map(({ event }) => event),
    replaced: parsed.recording.replaced,
  };
}

/** What must stay of a text: letter case, digits and everything that is neither. */
const toShape = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '0');

/** Returns the value with a pattern of its shape in place of each text. */
const toPattern = (value: unknown): object =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string'
      ? (expect.toSatisfy((text: string) => toShape(text) === toShape(each)) as unknown)
      : each,
  ) as object;

const toShapes = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? toShape(each) : each)),
  );

describe('the file of a recording', () => {
  it('keeps maps, sets, dates, undefined, shared and circular objects', () => {
    const shared = { items: [1, 2] };
    const circular: Record<string, unknown> = { shared };
    circular['self'] = circular;
    const { context } = reopen({
      map: new Map([[{ id: 1 }, new Set([1])]]),
      at: new Date(5),
      nothing: undefined,
      left: shared,
      right: shared,
      circular,
      many: [Number.NaN, -0, 1n],
    });
    expect(context).toEqual({
      map: new Map([[{ id: 1 }, new Set([1])]]),
      at: new Date(5),
      nothing: undefined,
      left: { items: [1, 2] },
      right: { items: [1, 2] },
      circular: expect.objectContaining({ shared: { items: [1, 2] } }) as unknown,
      many: [Number.NaN, -0, 1n],
    });
    const read = context as Record<string, unknown>;
    expect(read['left']).toBe(read['right']);
    const self = read['circular'] as Record<string, unknown>;
    expect(self['self']).toBe(self);
  });

  it('keeps a chain of 20,000 steps', () => {
    let cursor: unknown = null;
    for (let depth = 1; depth <= 20_000; depth += 1) cursor = { depth, parent: cursor };
    const { context } = reopen({ cursor });
    expect((context as { cursor: { depth: number } }).cursor.depth).toBe(20_000);
  });

  it('says of an actor its id, of a file its description, and leaves functions out', () => {
    const { context } = reopen({
      form: { sessionId: 'x:7', send: () => undefined, secret: 'no' },
      file: new File(['abc'], 'quiz.zip', { type: 'application/zip', lastModified: 5 }),
      error: new TypeError('no'),
      run: () => 1,
    });
    expect(context).toEqual({
      form: { actor: 'x:7' },
      file: { size: 3, type: 'application/zip', name: 'quiz.zip', lastModified: 5 },
      error: { name: 'TypeError', message: 'no' },
    });
  });
});

describe('placeholders', () => {
  const ada = { email: 'ada.lovelace@school.example', firstName: 'Ada', lastName: 'Lovelace' };

  it('stand for persons and secrets wherever they occur, in the same shape', () => {
    const { text, context, events, replaced } = reopen(
      {
        user: ada,
        owner: { name: 'Grace Hopper' },
        title: 'Questions of Ada Lovelace for GRACE HOPPER',
        byAddress: { 'ada.lovelace@school.example': 'invited' },
        hint: { key: 'shared', values: { name: 'Joan Clarke' } },
      },
      { type: 'form.change', field: 'newPassword', value: 'Enigma-1940' },
      { type: 'share.paste', text: 'Turing, Alan <alan@bletchley.example>' },
      { type: 'done', link: '/signup?inviteToken=3f9ac1d2', note: 'My password: enigma-1940!' },
    );
    for (const value of [
      'ada',
      'lovelace',
      'hopper',
      'clarke',
      'turing',
      'alan',
      'enigma',
      '3f9ac1',
    ])
      expect(text.toLowerCase()).not.toContain(value);
    expect(toShapes([context, events])).toEqual(
      toShapes([
        {
          user: ada,
          owner: { name: 'Grace Hopper' },
          title: 'Questions of Ada Lovelace for GRACE HOPPER',
          byAddress: Object.fromEntries(
            Object.entries((context as { byAddress: Record<string, string> }).byAddress),
          ),
          hint: { key: 'shared', values: { name: 'Joan Clarke' } },
        },
        [
          { type: 'form.change', field: 'newPassword', value: 'Enigma-1940' },
          { type: 'share.paste', text: 'Turing, Alan <alan@bletchley.example>' },
          { type: 'done', link: '/signup?inviteToken=3f9ac1d2', note: 'My password: enigma-1940!' },
        ],
      ]),
    );
    expect((context as { title: string }).title).toMatch(/^Questions of .* for/);
    expect(replaced).toEqual({ addresses: 2, names: 4, secrets: 2 });
  });

  it('keep words of the program that are also names', () => {
    const { context, events } = reopen(
      { user: { ...ada, lastName: 'title' }, title: 'title', status: 'title' },
      { type: 'title.set', title: 'Biology' },
    );
    expect(context).toMatchObject({ title: 'title', status: 'title' });
    expect(events).toEqual([{ type: 'title.set', title: 'Biology' }]);
  });

  it('stand for an address while it is typed', () => {
    const { text } = reopen(
      {},
      { type: 'typed', text: 'ada.love' },
      { type: 'typed', text: 'ada.lovelace@sch' },
      { type: 'typed', text: 'ada.lovelace@school.example' },
    );
    expect(text).not.toContain('ada.love');
    expect(text).not.toContain('sch');
  });

  const nameWord = fc.stringMatching(/^[A-Z][a-z]{5,9}$/);
  const secret = fc.stringMatching(/^[a-zA-Z0-9]{4}[!?%_-][a-zA-Z0-9]{5,9}$/);
  const person = fc.record({
    email: fc
      .tuple(fc.stringMatching(/^[a-z]{6,9}\d$/), fc.stringMatching(/^[a-z]{6,9}$/))
      .map(([local, domain]) => `${local}@${domain}.example`),
    firstName: nameWord,
    lastName: nameWord,
  });

  it('leave no personal value and no secret in the file', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 5 }),
        fc.array(secret, { minLength: 1, maxLength: 3 }),
        fc.jsonValue(),
        (people, secrets, other) => {
          const { text, context } = reopen(
            { people, other, passwords: secrets },
            { type: 'said', note: people.map(({ firstName }) => `Dear ${firstName},`).join(' ') },
            { type: 'sent', log: secrets.map((each) => `sent (${each})`) },
            { type: 'listed', to: people.map(({ email }) => `mailto:${email}?x`) },
          );
          for (const each of people)
            for (const value of Object.values(each)) expect(text).not.toContain(value);
          for (const value of secrets) expect(text).not.toContain(value);
          expect(context).toMatchObject(toPattern({ people, passwords: secrets }));
        },
      ),
      { numRuns: scaleRuns(60) },
    );
  });

  it('are equal for equal texts, different for different ones', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(nameWord, fc.string({ maxLength: 4 }), secret, fc.string({ unit: 'grapheme' })),
          {
            maxLength: 20,
          },
        ),
        (names) => {
          const events = names.map((fullName) => ({ type: 'named', fullName }));
          const { events: read } = reopen({}, ...events, ...events);
          const placeholders = read.map((event) => (event as { fullName?: string }).fullName ?? '');
          const half = names.length;
          expect(placeholders.slice(half)).toEqual(placeholders.slice(0, half));
          expect(new Set(placeholders).size).toBe(new Set(names).size);
        },
      ),
      { numRuns: scaleRuns(60) },
    );
  });

  it('leave everything else as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true }), (generated) => {
        const text = JSON.stringify(generated);
        // JSON has no -0.
        const value = JSON.parse(text) as unknown;
        fc.pre(!/@|token|secret|key|name|mail|values|"_|__proto__/i.test(text));
        expect(reopen({ value }).context).toEqual({ value });
      }),
      { numRuns: scaleRuns(60) },
    );
  });
});

describe('a file that is opened', () => {
  const { text } = write(record({ title: 'Cells' }, { type: 'a' }));
  const wrap = (fields: object): string =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...fields });
  const counts = { addresses: 0, names: 0, secrets: 0 };
  const step = { atMs: 0, event: { type: 'a' }, sender: null, states: null };
  const withSteps = (steps: readonly object[]): string =>
    wrap({ data: JSON.parse(stringify({ actors: [{ ...actor, steps }] })) as unknown });

  it.each([
    ['an empty file', '', 'foreign', '1:1'],
    ['a picture', '\u0089PNG\r\n', 'foreign', '1:1'],
    ['a text in several lines', '{\n  "format": "har",\n  "x": tru\n}', 'foreign', '3:8'],
    ['JSON of something else', '{"format":"har"}', 'foreign', 'format'],
    ['a list', '[1,2]', 'foreign', 'format'],
    ['one that is cut off', text.slice(0, 200), 'damaged', '1:201'],
    ['one with a hole', `${text.slice(0, 200)}\n\u0000${text.slice(210)}`, 'damaged', '2:1'],
    ['one without data', wrap({ data: null }), 'damaged', 'data'],
    ['one with other data', wrap({ data: [{ actors: 1 }, 5] }), 'damaged', 'actors'],
    ['one without a time', wrap({ startedAt: 'yesterday' }), 'damaged', 'startedAt'],
    [
      'one that counts in words',
      wrap({ replaced: { ...counts, names: 'two' } }),
      'damaged',
      'replaced.names',
    ],
    [
      'one whose step has no time',
      withSteps([{ event: { type: 'a' } }]),
      'damaged',
      'actors[0].steps[0].atMs',
    ],
    [
      'one whose event has no type',
      withSteps([{ ...step, event: {} }]),
      'damaged',
      'actors[0].steps[0].event.type',
    ],
    [
      'one whose start has no state',
      wrap({
        data: JSON.parse(
          stringify({ actors: [{ ...actor, start: { kind: 'state', value: 5 } }] }),
        ) as unknown,
      }),
      'damaged',
      'actors[0].start',
    ],
    ['one of version 0', wrap({ formatVersion: 0 }), 'damaged', 'formatVersion'],
    ['one of a newer version', wrap({ formatVersion: 2, data: null }), 'newer', 'formatVersion'],
    [
      'a hostile key',
      wrap({ data: JSON.parse('[{"__proto__":1},{"a":2},3]') as unknown }),
      'damaged',
      'data',
    ],
    [
      'a list of any length',
      wrap({ data: [{ actors: 1 }, [-7, 4_294_967_295]] }),
      'damaged',
      'data',
    ],
    [
      'nesting without end',
      wrap({ data: Array.from({ length: 50_000 }, (_, index) => [index + 1]) }),
      'damaged',
      'data',
    ],
    ['unknown types', wrap({ data: [['Function', 1], 'alert(1)'] }), 'damaged', 'data'],
    ['100 MB', `${text}${' '.repeat(100_000_000)}`, 'tooLarge', null],
  ])('%s is refused: %#', (_, file, fault, place) => {
    const [line, column] = (place?.split(':') ?? []).map(Number);
    expect(parseRecording(file)).toEqual({
      ok: false,
      fault,
      place: place?.includes(':') === true ? { line, column } : place && { path: place },
    });
  });

  it('is never a thrown error, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(400), fc.string({ maxLength: 3 }), (data, at, noise) => {
        const noisy = text.slice(0, at) + noise + text.slice(at + 1);
        for (const file of [wrap({ data }), noisy]) {
          const parsed = parseRecording(file);
          expect(['opened', 'foreign', 'newer', 'damaged']).toContain(
            parsed.ok ? 'opened' : parsed.fault,
          );
        }
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { numRuns: scaleRuns(100) },
    );
  });
});
