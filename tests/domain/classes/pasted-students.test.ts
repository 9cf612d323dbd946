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
    expect(names('To: Ana Silva <ana@x.org>\nCc: "Vogt, Lena" <lena@x.org>')).toEqual([
      'Ana|Silva|ana@x.org',
      'Lena|Vogt|lena@x.org',
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

  test.each([
    [
      'German',
      'Nachname;Vorname;Matrikelnummer;E-Mail-Adresse;Gruppen',
      'Vogt;Lena;0012;lena@x.org;A',
    ],
    ['German, name and first name', 'Name;Vorname;E-Mail', 'Vogt;Lena;lena@x.org'],
    ['French', 'Prénom,Nom,Adresse de courriel', 'Lena,Vogt,lena@x.org'],
    ['Spanish', 'Apellido(s)\tNombre\tDirección de correo', 'Vogt\tLena\tlena@x.org'],
    ['Portuguese', 'Nome;Sobrenome;Endereço de e-mail', 'Lena;Vogt;lena@x.org'],
    ['Italian', 'Cognome;Nome;Indirizzo email', 'Vogt;Lena;lena@x.org'],
    ['Russian', 'Фамилия;Имя;Адрес электронной почты', 'Vogt;Lena;lena@x.org'],
    ['Turkish', 'Soyadı;Adı;E-posta', 'Vogt;Lena;lena@x.org'],
    ['Hebrew', 'שם משפחה,שם פרטי,דוא"ל', 'Vogt,Lena,lena@x.org'],
    ['Dutch', 'Achternaam;Voornaam;E-mailadres', 'Vogt;Lena;lena@x.org'],
    ['Japanese', '姓,名,メールアドレス', 'Vogt,Lena,lena@x.org'],
    ['Korean', '성,이름,이메일 주소', 'Vogt,Lena,lena@x.org'],
    ['Chinese', '姓,名,电子邮件地址', 'Vogt,Lena,lena@x.org'],
    ['Arabic', 'اسم العائلة,الاسم الأول,البريد الإلكتروني', 'Vogt,Lena,lena@x.org'],
    ['Hindi', 'उपनाम,पहला नाम,ईमेल पता', 'Vogt,Lena,lena@x.org'],
    ['Norwegian', 'Etternavn;Fornavn;E-postadresse', 'Vogt;Lena;lena@x.org'],
    ['Swedish', 'Efternamn;Fo\u0308rnamn;E-post', 'Vogt;Lena;lena@x.org'],
    ['Danish', 'Efternavn;Fornavn;Mailadresse', 'Vogt;Lena;lena@x.org'],
    ['Polish', 'Nazwisko;Imię;Adres e-mail', 'Vogt;Lena;lena@x.org'],
    [
      'Blackboard',
      '"Last Name","First Name","Username","Student ID","Email"',
      '"Vogt","Lena","lv1","7","lena@x.org"',
    ],
    [
      'Google',
      'First Name [Required],Last Name [Required],Email Address [Required],Org Unit',
      'Lena,Vogt,lena@x.org,/Lab',
    ],
    ['Canvas', 'Student,ID,SIS Login ID,Section', '"Vogt, Lena",900,lena@x.org,Lab A'],
    [
      'a table of two addresses',
      'Guardian email,Email,Family name,Given name',
      'kim@x.org,lena@x.org,Vogt,Lena',
    ],
    ['a named separator', 'sep=;\nFirst name;Last name;E-mail', 'Lena;Vogt;lena@x.org'],
    ['empty columns', ';;Last name;First name;E-mail;;', ';;Vogt;Lena;lena@x.org;;'],
  ])('%s headers tell first names from last names', (_, head, row) => {
    expect(readPastedStudents(`\uFEFF${head}\r\n${row}\r\n`)).toEqual({
      emails: ['lena@x.org'],
      names: [{ email: 'lena@x.org', firstName: 'Lena', lastName: 'Vogt' }],
      repeated: [],
      invalid: [],
    });
  });

  test.each([
    ['headers of an unknown language', 'Sukunimi;Etunimi;Sähköposti', 'Vogt;Lena;lena@x.org'],
    ['no headers and more than two names', 'Vogt;Lena;Lab A;lena@x.org', 'Bo;Ek;Lab B;bo@x.org'],
    ['whole names that begin with the last name', 'ФИО;E-mail', 'Иванов Иван;lena@x.org'],
    ['a title behind the name', 'Student,E-mail', '"Vogt, Lena, Dr",lena@x.org'],
    ['a suffix behind the name', 'Name,E-mail', '"King, Jr.",lena@x.org'],
  ])('%s give no name', (_, first, second) => {
    const { emails, names: found } = readPastedStudents(`${first}\n${second}`);
    expect([emails.includes('lena@x.org') || emails.includes('bo@x.org'), found]).toEqual([
      true,
      [],
    ]);
  });

  test('only the column of addresses is invited, also beside cells with line breaks', () => {
    expect(
      readPastedStudents(
        'First Name,Last Name,Remark,Email\nLena,Vogt,"late,\n\nsee kim@x.org",lena@x.org\nBo,Ek,"says ""hi""",bo@x.org',
      ),
    ).toMatchObject({ emails: ['lena@x.org', 'bo@x.org'], invalid: [] });
    expect(
      readPastedStudents('Lena,"late,\nsee kim@x.org",lena@x.org\nBo,,bo@x.org').emails,
    ).toEqual(['lena@x.org', 'bo@x.org']);
  });

  test.each([
    ['Emails:\na@x.org, b@x.org\nc@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['Dear all, please mail me\na@x.org, b@x.org', ['a@x.org', 'b@x.org']],
    [
      'Here are the e-mail addresses, thanks\na@x.org, b@x.org\nc@x.org',
      ['a@x.org', 'b@x.org', 'c@x.org'],
    ],
    ['Please invite my mail list:\nAna Silva <a@x.org>, Tom <b@x.org>', ['a@x.org', 'b@x.org']],
    ['Name\na@x.org, b@x.org', ['a@x.org', 'b@x.org']],
    ['Student,Email\nTom,a@x.org,b@x.org', ['a@x.org', 'b@x.org']],
    ['Student,Email\nSilva, Ana,a@x.org', ['a@x.org']],
  ])('no address below a line that only looks like headers is lost: %j', (text, emails) => {
    expect(readPastedStudents(text).emails).toEqual(emails);
  });

  test('a comma that no quotes enclose swaps no name', () => {
    expect(names('Student,Email\nSilva, Ana,ana@x.org\nVogt, Lena,lena@x.org')).toEqual([]);
  });

  test('rows without a student and faulty addresses are to correct', () => {
    expect(
      readPastedStudents(
        'Student,SIS Login ID,Section,Quiz\n    Points Possible,,,10\n"Vogt, Lena",lena@x.org,A,3\n"Ek, Bo",bo@,A,\n"Student, Test",,A,\n,,,',
      ),
    ).toEqual({
      emails: ['lena@x.org'],
      names: [{ email: 'lena@x.org', firstName: 'Lena', lastName: 'Vogt' }],
      repeated: [],
      invalid: ['Points Possible, 10', 'bo@', 'Student, Test, A'],
    });
  });

  test('a file behind typed addresses keeps its headers', () => {
    expect(
      readPastedStudents(
        'kim@x.org\nBo Ek <bo@x.org>\n\nNachname;Vorname;E-Mail\nVogt;Lena;lena@x.org',
      ),
    ).toEqual({
      emails: ['kim@x.org', 'bo@x.org', 'lena@x.org'],
      names: [
        { email: 'bo@x.org', firstName: 'Bo', lastName: 'Ek' },
        { email: 'lena@x.org', firstName: 'Lena', lastName: 'Vogt' },
      ],
      repeated: [],
      invalid: [],
    });
  });

  test.each(['@', '<', '"', ',', '",', '"a', 'a"b,', 'a@b.org,"', '"x\n', ' '])(
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
