/**
 * `npm run messages [LANGUAGE ...]` prints what each language of the user interface lacks: messages
 * that are missing, what is wrong with those that are there and texts that are the same in English.
 * With languages it lists each message. Exits with 1 when a text is wrong.
 */
import { checkTexts, languages, readEnglish, readTexts } from './catalogs.mjs';
import { printTable } from './print-table.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((code) => !(code in languages));
if (unknown.length > 0) {
  console.error(
    `No language ${unknown.join(', ')}. Languages: ${Object.keys(languages).join(', ')}`,
  );
  process.exit(1);
}

const english = await readEnglish();
const checked = Object.entries(languages)
  .filter(([code]) => code !== 'en' && (wanted.length === 0 || wanted.includes(code)))
  .map(([code, { tag }]) => ({ code, ...checkTexts(english, readTexts(code), tag) }));

for (const { code, missing, faults, same } of wanted.length === 0 ? [] : checked) {
  for (const { file, key } of missing) console.log(`${code}/${file}.json ${key}: missing`);
  for (const { file, key, fault } of faults) console.log(`${code}/${file}.json ${key}: ${fault}`);
  for (const { file, key } of same) console.log(`${code}/${file}.json ${key}: the same in English`);
}
const sum = (of) => checked.reduce((total, language) => total + of(language).length, 0);
printTable(
  ['Language', 'messages', 'missing', 'faults', 'as in English'],
  [
    ...checked.map(({ code, count, missing, faults, same }) => [
      code,
      count - missing.length,
      missing.length,
      faults.length,
      same.length,
    ]),
    [
      'All',
      checked.reduce((total, { count, missing }) => total + count - missing.length, 0),
      sum(({ missing }) => missing),
      sum(({ faults }) => faults),
      sum(({ same }) => same),
    ],
  ],
);
if (checked.some(({ faults }) => faults.length > 0)) process.exit(1);
