import { describe, expect, test } from 'vitest';

import { readPastedStudents } from '../../../src/domain/classes/pasted-students.ts';

const names = (text: string): readonly string[] =>
  readPastedStudents(text).names.map(
    ({ email, firstName, lastName }) => `${firstName}|${lastName}|${email}`,
  );

describe('CLS-06 pasted students', () => {
  test('commas, semicolons, spaces and lines separate; each address is listed once', () => {
    expect(
      readPastedStudents('a@x.org, b@x.org; A@X.org\nc@x.org d@x.org\nlena.vogt@\nwhatever'),
    ).toEqual({
      emails: ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'],
      names: [],
      repeated: ['A@X.org'],
      invalid: ['lena.vogt@', 'whatever'],
    });
  });

  test('a name before an address in angle brackets is kept', () => {
    expect(names('Ana Maria Silva <ana@x.org>, "Vogt, Lena" <lena@x.org>; Bo <bo@x.org>')).toEqual([
      'Ana Maria|Silva|ana@x.org',
      'Lena|Vogt|lena@x.org',
      'Bo||bo@x.org',
    ]);
    expect(names('x@x.org, Silva, Ana <ana@x.org>')).toEqual(['Ana|Silva|ana@x.org']);
  });

  test('the columns of a table are names, by the header or in their order', () => {
    expect(names('Last name;First name;E-mail\nVogt;Lena;lena@x.org\n')).toEqual([
      'Lena|Vogt|lena@x.org',
    ]);
    expect(names('Lena,Vogt,lena@x.org,12\n"Ana Silva",ana@x.org')).toEqual([
      'Lena|Vogt|lena@x.org',
      'Ana|Silva|ana@x.org',
    ]);
    expect(readPastedStudents('First,Last,E-mail\nLena,Vogt,lena@x.org').invalid).toEqual([]);
  });

  test('a cell in quotes holds separators and quotes', () => {
    expect(
      names('\uFEFFName,E-mail\r\n"Silva, Ana",ana@x.org\r\n"O\'Brien, ""Pat""",pat@x.org\r\n'),
    ).toEqual(['Ana|Silva|ana@x.org', "Pat|O'Brien|pat@x.org"]);
    expect(names('"E-mail";"Last name";"First name"\n"ana@x.org";"Silva, de";"Ana"')).toEqual([
      'Ana|Silva, de|ana@x.org',
    ]);
  });

  test('a column of addresses with a byte order mark and CRLF has no names', () => {
    expect(readPastedStudents('\uFEFFana@x.org\r\nben@x.org\r\n')).toEqual({
      emails: ['ana@x.org', 'ben@x.org'],
      names: [],
      repeated: [],
      invalid: [],
    });
  });

  test.each(['@', '<', '"', ',', '",', '"a', 'a"b,', 'a@b.org,"'])(
    '100 kB of %s are read without backtracking',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      const start = performance.now();
      readPastedStudents(text);
      expect(performance.now() - start).toBeLessThan(4_000);
    },
  );

  test('an empty text has nobody', () => {
    expect(readPastedStudents(' \n ')).toEqual({
      emails: [],
      names: [],
      repeated: [],
      invalid: [],
    });
  });
});
