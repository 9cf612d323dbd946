import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { emailAddress } from '../../../src/api/contract/scalars.ts';
import { isAddress } from '../../../src/domain/sharing/address.ts';
import { extractAddresses } from '../../../src/domain/sharing/extract-addresses.ts';
import { scaleRuns } from '../../support/property-runs.ts';

const seed = 40_413;
const runs = { seed, numRuns: scaleRuns(60) };
const read = (text: string) => {
  const fragments = extractAddresses(text);
  const of = (kind: 'address' | 'invalid') =>
    fragments.filter((each) => each.kind === kind).map((each) => each.text);
  return { addresses: of('address'), invalid: of('invalid') };
};
const ana = 'ana@x.org';
const bob = "bob.o'neil+quiz@mail.y-z.co.uk";
const ina = 'ina@xn--80ak6aa92e.xn--p1ai';

describe('QSHR-03 addresses in a text', () => {
  test.each([
    ['one a line', `${ana}\r\n${bob}\n\n`],
    ['commas', `${ana},${bob}`],
    ['commas, spaces and an empty place', `${ana}, , ${bob},`],
    ['semicolons', `${ana}; ${bob};`],
    ['spaces and tabs', `${ana} ${bob}\t`],
    ['full-width commas', `${ana}，${bob}、`],
    ['names in angle brackets', `"Ana Silva" <${ana}>, Bob O'Neil <${bob}>`],
    ['names with a comma', `"Silva, Ana" <${ana}>; O'Neil, Bob <${bob}>`],
    ['names without brackets', `Ana Silva ${ana}, Bob ${bob}`],
    ['a table', `Silva\tAna\t${ana}\nO'Neil\tBob\t${bob}`],
    ['a table with commas', `"Silva","Ana","${ana}",12\n"O'Neil","Bob","${bob}",7`],
    ['links', `mailto:${ana}, MAILTO:${bob}?subject=Hello%20you`],
    ['a link with copies', `mailto:${ana}?cc=${bob}&subject=Quiz`],
    ['a link with a list', `mailto:${ana}?cc=${bob}%2C&body=write%20to%20kim@x.org`],
    ['a link to several', `mailto:?to=${ana}&amp;bcc=${bob}`],
    ['a link that a comma parts', `mailto:${ana},${bob}?subject=Room@Lab`],
    [
      'header lines of a mail',
      `From: Ana Silva <${ana}>\nCc: ${bob}\nSubject: Quiz 3, room @ lab\nMessage-ID: <c4f@mail.x.org>\n`,
    ],
    ['brackets and punctuation', `(${ana}), [${bob}].`],
    ['quotation marks', `'${ana}'; “${bob}”`],
    ['bullets', `• ${ana}\n- ${bob}!`],
    ['labels', `To: ${ana}\nE-mail:${bob}`],
    ['bars', `${ana}|${bob}`],
    ['no space at the bracket', `Ana<${ana}>Bob<${bob}>`],
    ['hidden characters', `\ufeff${ana}\u200b, \u202a${bob}\u202c`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ addresses: [ana, bob], invalid: [] });
  });

  test('a domain in ASCII form is an address under every top-level domain', () => {
    expect(read(`Ina <${ina}>; ina@XN--J1AMH.XN--P1AI, ina@x.xn--, ina@x.1`)).toEqual({
      addresses: [ina, 'ina@XN--J1AMH.XN--P1AI'],
      invalid: ['ina@x.xn--', 'ina@x.1'],
    });
  });

  test.each([
    ['bob', ['bob']],
    ['bob, ana@x.org', ['bob']],
    ['ana@x.org bob@', ['bob@']],
    ['bob, carl, Ana <ana@x.org>', ['bob']],
    ['Bob <bob@>', ['Bob <bob@>']],
    ['ana @ x.org', ['ana @ x.org']],
    ['müller@x.org', ['müller@x.org']],
    ['müller@x.org bär@y.org', ['müller@x.org', 'bär@y.org']],
    ['carl/ana@x.org', ['carl/ana@x.org']],
    ['bounce=ana@x.org', ['bounce=ana@x.org']],
    ['mailto:bounce=ana@x.org', ['mailto:bounce=ana@x.org']],
    ['"ana"bob@x.org', ['"ana"bob@x.org']],
    ['ana@x.org\u200bbob@x.org', ['ana@x.orgbob@x.org']],
    ['.ana@x.org', ['.ana@x.org']],
    ['ana..silva@x.org', ['ana..silva@x.org']],
    ['ana@x', ['ana@x']],
    ['First name, E-mail\nAna, ana@x.org', ['First name, E-mail']],
    [`${'a'.repeat(255)}@x.org`, [`${'a'.repeat(255)}@x.org`]],
    [' , ;\n- \n', []],
    ['', []],
  ])('%j leaves %j to correct', (text, invalid) => {
    expect(read(text).invalid).toEqual(invalid);
  });
});

const address = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9_'+-]{0,6}(\.[a-z0-9]{1,4})?[a-zA-Z0-9]$/),
    fc.stringMatching(/^([a-z0-9][a-zA-Z0-9-]{0,6}\.){1,3}([a-zA-Z]{2,5}|xn--[a-z0-9]{1,4})$/),
  )
  .map(([local, domain]) => `${local}@${domain}`)
  .filter((each) => isAddress(each) && !each.startsWith("'"));
const name = fc.stringMatching(/^[A-Z][a-zé]{1,8}( [A-Z][a-z'’-]{1,8})?$/);
const dressed = fc.tuple(address, name, fc.nat(9)).map(([one, called, way]) => ({
  one,
  text:
    [
      one,
      `<${one}>`,
      `"${called}" <${one}>`,
      `${called} <${one}>`,
      `mailto:${one}`,
      `(${one})`,
      `${one}.`,
      `'${one}'`,
      `${called} ${one}`,
      `${one}?`,
    ][way] ?? one,
}));

describe(`QSHR-03 any text, seed ${String(seed)}`, () => {
  test('every address in a list is found, in its order, however it is written and separated', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(dressed, fc.constantFrom('\n', '\r\n', ', ', ',', '; ', ';', ' , ', '\n\n')),
          { maxLength: 12 },
        ),
        (list) => {
          expect(read(list.map(([{ text }, separator]) => text + separator).join(''))).toEqual({
            addresses: list.map(([{ one }]) => one),
            invalid: [],
          });
        },
      ),
      runs,
    );
  });

  test('every @ of a soup is in an address or in a piece to correct, and every address stands in the text as a word of its own', () => {
    const scrap = fc.oneof(
      address,
      fc.constantFrom(
        '@',
        ' ',
        ',',
        ';',
        '\n',
        '<',
        '>',
        '"',
        "'",
        '.',
        ':',
        'mailto:',
        '?cc=',
        '|',
        '/',
        'a',
        'é',
        '=',
        '%40',
        '\u200b',
      ),
      fc.string({ maxLength: 3 }),
    );
    const signs = (text: string): number => text.split('@').length - 1;
    fc.assert(
      fc.property(
        fc.array(scrap, { maxLength: 25 }).map((scraps) => scraps.join('')),
        (text) => {
          const { addresses, invalid } = read(text);
          expect(signs([...addresses, ...invalid].join(' '))).toBe(signs(text));
          const visible = text.replaceAll(
            /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g,
            '',
          );
          for (const each of addresses) {
            expect(isAddress(each)).toBe(true);
            const stands = visible
              .split(each)
              .slice(0, -1)
              .some(
                (left, index) =>
                  !/[\p{L}\p{N}_+-]$/u.test(left) &&
                  !/^[\p{L}\p{N}_-]/u.test(visible.split(each)[index + 1] ?? ''),
              );
            expect({ text, each, stands }).toEqual({ text, each, stands: true });
          }
        },
      ),
      { ...runs, numRuns: scaleRuns(200) },
    );
  });

  test('what counts as an address is what the calls take', () => {
    const almost = fc
      .tuple(
        address,
        fc.nat(40),
        fc.constantFrom('', '@', '.', '..', ' ', '-', "'", 'é', '_', '%', '\n'),
      )
      .map(([one, place, put]) => one.slice(0, place) + put + one.slice(place));
    fc.assert(
      fc.property(fc.oneof(address, almost, fc.string()), (text) => {
        expect(isAddress(text)).toBe(emailAddress.safeParse(text).success);
      }),
      { ...runs, numRuns: scaleRuns(300) },
    );
  });

  test.each([
    'a',
    '@',
    'a@',
    '@a',
    '.',
    '".',
    '<',
    'mailto:',
    ':@',
    ',',
    ', @',
    'a,',
    '\n@',
    'a@x.org,',
    'a@x.org|',
    '=@',
    '?@&',
    "'",
    ' a',
    '%',
    '\u200b',
    '-@.',
  ])('50,000 characters of %j end: the time grows with the length, not its square', (unit) => {
    for (const text of [
      unit.repeat(50_000 / unit.length),
      `${unit.repeat(50_000 / unit.length)}x`,
      `x@${unit.repeat(50_000 / unit.length)}x@`,
    ])
      expect(Array.isArray(extractAddresses(text))).toBe(true);
  });
});
