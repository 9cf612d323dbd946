import { describe, expect, it, test } from 'vitest';

import { compileMessages } from '../../../src/domain/messages/compile-messages.ts';
import { en } from '../../../src/domain/messages/en.ts';
import {
  findMessage,
  formatMessage,
  formatTranslated,
} from '../../../src/domain/messages/format-message.ts';

const messages = compileMessages({
  plain: "It's here",
  value: 'Hello {name}',
  count: '{count, plural, =0 {None} one {# item} other {# items of {name}}}',
  empty: '{count, plural, =0 {} other {#}}',
  select: '{kind, select, admin {Admin} other {Somebody}}',
  number: '{share, number, ::percent}',
  date: '{day, date, ::yyyyMMMMd}',
  quoted: "The sign '{' and ''quotes''",
  nested: { value: '{first} and {second}' },
});

describe('I18N-03 formatMessage', () => {
  it('returns a text without placeholders as it is', () => {
    expect(messages.plain).toBe("It's here");
    expect(formatMessage(messages.plain)).toBe("It's here");
  });

  it('replaces placeholders with values and leaves their braces and quotes alone', () => {
    expect(formatMessage(messages.value, { name: "O'Neil {odd} '{'" })).toBe(
      "Hello O'Neil {odd} '{'",
    );
    expect(formatMessage(messages.nested.value, { first: 1, second: 'b' })).toBe('1 and b');
  });

  it('chooses the case of a count and groups its digits', () => {
    const format = (count: number): string => formatMessage(messages.count, { count, name: 'N' });
    expect([0, 1, 2, 1234].map(format)).toEqual([
      'None',
      '1 item',
      '2 items of N',
      '1,234 items of N',
    ]);
  });

  it('formats an empty case as an empty text', () => {
    expect(formatMessage(messages.empty, { count: 0 })).toBe('');
  });

  it('chooses the case of a word, and other for an unknown word', () => {
    expect(formatMessage(messages.select, { kind: 'admin' })).toBe('Admin');
    expect(formatMessage(messages.select, { kind: 'constructor' })).toBe('Somebody');
  });

  it('formats numbers and dates', () => {
    expect(formatMessage(messages.number, { share: 0.5 })).toBe('50%');
    expect(formatMessage(messages.date, { day: new Date(2026, 10, 22) })).toBe('November 22, 2026');
  });

  it('removes the quotes around signs that ICU messages give a meaning', () => {
    expect(formatMessage(messages.quoted)).toBe("The sign { and 'quotes'");
    expect(formatMessage(en.richEditor.formulaHint)).toBe(
      String.raw`For example \frac{v}{K_m + [S]}. In a text, type it between dollars: $x^2$`,
    );
  });

  it('throws when a value that it reads is missing', () => {
    expect(() => formatMessage(messages.value)).toThrow('name');
    expect(() => formatMessage(messages.count, { count: 2 })).toThrow('name');
    expect(formatMessage(messages.count, { count: 1 })).toBe('1 item');
  });
});

describe('I18N-03 findMessage', () => {
  it('returns the message of a dotted key', () => {
    expect(findMessage(messages, 'nested.value')).toEqual([['first'], ' and ', ['second']]);
  });

  it.each(['', 'nested', 'nested.other', 'plain.length', 'constructor', 'value.0'])(
    'finds none for %s, which is the key of no message',
    (key) => {
      expect(findMessage(messages, key)).toBeUndefined();
    },
  );
});

describe('I18N-03 formatTranslated', () => {
  const german = compileMessages({
    value: 'Hallo {name}',
    count: '{count, plural, =0 {Nichts} one {# Ding} other {# Dinge von {name}}}',
    number: '{other}',
  });
  const format = (key: string, values = {}): string =>
    formatTranslated({ tag: 'de', messages: german }, messages, key, values);

  it('formats in the chosen language', () => {
    expect(format('value', { name: 'Ann' })).toBe('Hallo Ann');
    expect(format('count', { count: 1234, name: 'N' })).toBe('1.234 Dinge von N');
  });

  it('formats in English what the language lacks or cannot format', () => {
    expect(format('nested.value', { first: 1, second: 'b' })).toBe('1 and b');
    expect(format('number', { share: 0.5 })).toBe('50%');
  });

  it('throws for what English cannot format either', () => {
    expect(() => format('value')).toThrow('name');
    expect(() => format('none')).toThrow('no message none');
  });
});

test.each(['{open', '{count, plural, one {x}}', '{count, plural, other {x}'])(
  'I18N-03 compileMessages throws for the malformed message %s',
  (malformed) => {
    expect(() => compileMessages({ malformed })).toThrow();
  },
);
