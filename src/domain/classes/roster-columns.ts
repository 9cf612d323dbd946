import { isAddress } from '../sharing/address.ts';

const toSet = (names: string): ReadonlySet<string> =>
  new Set(names.split('|').map((name) => name.trim()));

// What columns are called in the languages of the console and in the exports of Canvas, Moodle,
// Blackboard and Google, as `normalizeHeader` returns it.
const firstNames = toSet(`first|first name|firstname|given|given name|givenname|forename|vorname|
  prénom|prenom|nombre de pila|primeiro nome|nome próprio|nome proprio|שם פרטי|voornaam|voornamen|名|
  下の名前|الاسم الأول|الاسم الاول|पहला नाम|प्रथम नाम|fornavn|förnamn|imię|imie`);
const lastNames = toSet(`last|last name|lastname|surname|family|family name|familyname|nachname|
  familienname|zuname|nom de famille|фамилия|apellido|apellidos|primer apellido|sobrenome|apelido|
  último nome|ultimo nome|soyad|soyadı|soyisim|cognome|שם משפחה|achternaam|familienaam|姓|苗字|성|
  اسم العائلة|الاسم الأخير|الاسم الاخير|اللقب|उपनाम|अंतिम नाम|कुलनाम|etternavn|efternamn|efternavn|
  nazwisko`);
/** A first name beside last names, a last name beside first names, alone a whole name. */
const names = toSet(
  `name|nom|nombre|nome|naam|namn|navn|имя|isim|ad|adı|名前|お名前|이름|שם|اسم|الاسم|नाम`,
);
const wholeNames = toSet(`full name|fullname|display name|student|student name|participant|learner|
  vollständiger name|anzeigename|teilnehmer|studierende|schüler|nom complet|étudiant|
  nombre completo|estudiante|alumno|nome completo|estudante|aluno|ad soyad|adı soyadı|studente|
  volledige naam|fullständigt namn|fulde navn|fullt navn|imię i nazwisko|שם מלא|الاسم الكامل|
  पूरा नाम`);
/** Whole names whose last name stands first. Only a comma tells where it ends. */
const sortedNames = toSet(`sortable name|last, first|last name, first name|nachname, vorname|
  name, vorname|nom, prénom|apellidos, nombre|cognome e nome|cognome, nome|фио|фамилия и имя|
  фамилия имя отчество|姓名|氏名|성명`);
const addressWord =
  /mail|address|courriel|correo|correio|posta|почт|e ?post|mejl|メール|메일|전자우편|邮|郵|بريد|ईमेल|मेल|דוא|poczt/u;
/** Accounts, which many systems call by an address. */
const accountWord = /login|user/;
const maxHeaderLength = 60;
const maxHeaderWords = 4;

type Rows = readonly (readonly string[])[];

const countAddresses = (rows: Rows, column: number): number =>
  rows.filter((row) => isAddress((row[column] ?? '').trim())).length;

/**
 * Returns a header in lower case, without remarks in brackets and without punctuation; empty for a
 * sentence.
 */
function normalizeHeader(cell: string): string {
  if (cell.length > maxHeaderLength) return '';
  const header = cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\[[^\]]*\]|\([^)]*\)|[\u200b-\u200f\ufeff"*:.]/gu, '')
    .replaceAll(/[\s_\-\u2010-\u2015]+/gu, ' ')
    .trim();
  return header.split(' ').length > maxHeaderWords ? '' : header;
}

/** Returns whether a cell names a column of a roster. */
export function isRosterHeader(cell: string): boolean {
  const header = normalizeHeader(cell);
  return (
    [firstNames, lastNames, names, wholeNames, sortedNames].some((set) => set.has(header)) ||
    addressWord.test(header)
  );
}

/**
 * Returns whether the rows fit the headers above them: none is wider, and addresses stand only in
 * columns that are called so.
 */
export const fitsHeaders = (head: readonly string[], rows: Rows): boolean =>
  rows.every((row) => row.slice(head.length).every((cell) => cell.trim() === '')) &&
  head.every((cell, column) => {
    const header = normalizeHeader(cell);
    const holdsAddresses = addressWord.test(header) || accountWord.test(header);
    return holdsAddresses || countAddresses(rows, column) === 0;
  });

/** Where a roster has what: indexes of columns, -1 for none. */
export interface RosterColumns {
  readonly address: number;
  readonly first: number;
  readonly last: number;
  readonly whole: number;
  /** Whether whole names begin with the last name. */
  readonly isSorted: boolean;
}

/** Returns the column of addresses: the one that is called so, else the one with most of them. */
function findAddressColumn(headers: readonly string[], rows: Rows): number {
  const counts = headers.map((_, column) => countAddresses(rows, column));
  const called = headers
    .flatMap((header, column) => (addressWord.test(header) ? [column] : []))
    .sort((a, b) => (headers[a]?.length ?? 0) - (headers[b]?.length ?? 0));
  const most = Math.max(...counts);
  return (
    called.find((column) => (counts[column] ?? 0) > 0) ??
    (most > 0 ? counts.indexOf(most) : (called[0] ?? -1))
  );
}

/** Returns the columns of a roster by its headers, and of the addresses also by its rows. */
export function findRosterColumns(head: readonly string[], rows: Rows): RosterColumns {
  const headers = head.map(normalizeHeader);
  const find = (known: ReadonlySet<string>): number =>
    headers.findIndex(
      (header) => known.has(header) || known.has(header.replace(/^(?:legal|student) /, '')),
    );
  const first = find(firstNames);
  const last = find(lastNames);
  const name = find(names);
  const whole = find(wholeNames);
  const sorted = find(sortedNames);
  return {
    address: findAddressColumn(headers, rows),
    first: first < 0 && last >= 0 ? name : first,
    last: last < 0 && first >= 0 ? name : last,
    whole: [whole, sorted, first < 0 && last < 0 ? name : -1].find((column) => column >= 0) ?? -1,
    isSorted: whole < 0 && sorted >= 0,
  };
}
