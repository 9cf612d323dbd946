/**
 * Reads the messages of all languages and finds what is wrong with those of a language. English
 * stands in `src/domain/messages/en`, typed; another language in JSON files of the same paths, whose
 * names at the top are those of the exports there.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './ensure.mjs';

// A fresh clone has these packages only once `ensure.mjs` has run.
const { build } = await import('esbuild');
const { default: compile } = await import('icu-minify/compile');

const folder = join(root, 'src/domain/messages');

const listFiles = (language, extension) => {
  const path = join(folder, language);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
};

/** Bundles and imports a module that `contents` describes, without the cache of modules. */
async function importSource(contents) {
  const {
    outputFiles: [{ text }],
  } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

const { getDirection, getLanguageTag, languages, languageCodes, pseudoLanguage } =
  await importSource("export * from './languages.ts';");

/** The languages of the user interface, tag and name by code, and their codes in order. */
export { languages, languageCodes };

const isMessage = (node) => typeof node === 'string' || Array.isArray(node);

/** Returns the messages of a tree by their dotted keys. */
export function flattenMessages(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, node]) =>
    isMessage(node) ? [[prefix + name, node]] : flattenMessages(node, `${prefix}${name}.`),
  );
}

const mapMessages = (tree, change) =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isMessage(node) ? change(node) : mapMessages(node, change),
    ]),
  );

/** Resolves to the compiled English messages: a map from the path of each file to its exports. */
export async function readEnglish() {
  const names = listFiles('en', '.ts');
  const source = names
    .map((name, index) => `export * as f${index} from ${JSON.stringify(`./en/${name}.ts`)};`)
    .join('\n');
  const files = await importSource(source);
  return new Map(names.map((name, index) => [name, { ...files[`f${index}`] }]));
}

/** Returns the texts of a language: a map from the path of each file to its tree of ICU messages. */
export const readTexts = (language) =>
  new Map(
    listFiles(language, '.json').map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8')),
    ]),
  );

const accented = {
  from: 'aceinosuyzACEINOSUYZ',
  to: 'áçéíñøšúýžÁÇÉÍÑØŠÚÝŽ',
};
const addAccents = (text) =>
  [...text].map((sign) => accented.to[accented.from.indexOf(sign)] ?? sign).join('');

/** Returns the accented form of a part of a compiled message, its placeholders unchanged. */
function accentNode(node) {
  if (typeof node === 'string') return addAccents(node);
  if (typeof node === 'number' || node.length === 1) return node;
  const [name, kind, details] = node;
  if (kind < 1 || kind > 3) return node;
  const cases = Object.entries(details).map(([option, branch]) => [
    option,
    Array.isArray(branch) ? branch.map(accentNode) : accentNode(branch),
  ]);
  return [name, kind, Object.fromEntries(cases)];
}

/**
 * Returns a compiled message of the pseudo-language: with accents, a third longer and in brackets.
 * An empty message stays empty.
 */
export function toPseudoMessage(message) {
  if (message === '') return '';
  const nodes = Array.isArray(message) ? message : [message];
  const own = nodes.filter((node) => typeof node === 'string').join('');
  // Signs such as % are as long in every language.
  if (nodes.length === 2 && own.length === 1) return message;
  // In words, because one long word breaks layouts that no language breaks.
  const filling = '~'.repeat(Math.ceil(own.length / 3)).replaceAll(/~{8}(?=~)/g, '~~~~~~~~ ');
  const [first, ...rest] = ['[', ...nodes.map(accentNode), `${filling}]`];
  return typeof message === 'string' ? [first, ...rest].join('') : [first, ...rest];
}

const isolateNode = (node) => {
  if (typeof node !== 'object') return [node];
  if (node.length === 1) return ['\u2068', node, '\u2069'];
  const [name, kind, details] = node;
  if (kind < 1 || kind > 3) return [node];
  const cases = Object.entries(details).map(([option, branch]) => [option, isolateValues(branch)]);
  return [[name, kind, Object.fromEntries(cases)]];
};

const endsLine = (node) => node === undefined || (typeof node === 'string' && node.endsWith('\n'));
const beginsLine = (node) =>
  node === undefined || (typeof node === 'string' && node.startsWith('\n'));

/**
 * Returns a compiled message in which the values do not change the order of the words around them
 * (UAX 9, isolates): Latin names and paths within words that run from right to left. A value alone
 * on its line stays as it is: programs for mail would take the sign for a part of a link.
 */
export const isolateValues = (message) =>
  Array.isArray(message)
    ? message.flatMap((node, index) =>
        endsLine(message[index - 1]) && beginsLine(message[index + 1]) && node.length === 1
          ? [node]
          : isolateNode(node),
      )
    : message;

/** Returns the function that compiles the messages of a language. */
const createCompile = (language) => (text) => {
  const message = compile(text);
  if (language === pseudoLanguage) return toPseudoMessage(message);
  return getDirection(language) === 'rtl' ? isolateValues(message) : message;
};

/** Returns the compiled messages of a language by area; null when it has no texts. */
export function compileTexts(language) {
  const files = readTexts(language);
  if (files.size === 0) return null;
  return mapMessages(Object.assign({}, ...files.values()), createCompile(language));
}

/** Resolves to the compiled messages of every translation and of the pseudo-language, by code. */
async function compileTranslations() {
  const english = Object.assign({}, ...(await readEnglish()).values());
  return [
    ...Object.keys(languages).map((code) => [code, compileTexts(code)]),
    [pseudoLanguage, mapMessages(english, toPseudoMessage)],
  ].filter(([, messages]) => messages !== null);
}

/** Writes the messages of every language for the server into `messages` of a folder, compiled. */
export async function writeServerCatalogs(target) {
  mkdirSync(join(target, 'messages'), { recursive: true });
  for (const [code, messages] of await compileTranslations())
    writeFileSync(join(target, 'messages', `${code}.json`), JSON.stringify(messages));
}

/** Where react-aria has its own texts, by the kind of its controls. */
const controlTexts = {
  calendar: ['react-aria/dist/private/intl/calendar'],
  datepicker: [
    'react-aria/dist/private/intl/datepicker',
    'react-stately/dist/private/intl/datepicker',
  ],
  overlays: ['react-aria/dist/private/intl/overlays'],
  spinbutton: ['react-aria/dist/private/intl/spinbutton'],
};

/** Returns the name of the file in a folder with the texts of a language, if there is one. */
function findTextFile(path, language) {
  const tag = getLanguageTag(language);
  const names = readdirSync(path).filter((name) => /^[a-z]{2}-[A-Z]{2}\.mjs$/.test(name));
  const [base] = tag.split('-');
  return (
    names.find((name) => name === `${tag}.mjs`) ?? names.find((name) => name.startsWith(`${base}-`))
  );
}

/** Gives as the value of each name its placeholder. */
const placeholders = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/**
 * Resolves to react-aria's own texts for the controls that the console uses in a language, as
 * messages by kind and name; some languages have none.
 */
async function readControlTexts(language) {
  const controls = {};
  for (const [kind, paths] of Object.entries(controlTexts)) {
    controls[kind] = {};
    for (const path of paths.map((each) => join(root, 'node_modules', each))) {
      const file = findTextFile(path, language);
      if (file === undefined) continue;
      const { default: texts } = await import(pathToFileURL(join(path, file)).href);
      for (const [name, text] of Object.entries(texts))
        controls[kind][name] = typeof text === 'string' ? text : text(placeholders);
    }
  }
  return controls;
}

const pick = (messages, names) =>
  Object.fromEntries(names.flatMap((name) => (name in messages ? [[name, messages[name]]] : [])));

/**
 * Writes the messages of all translations and of the pseudo-language into `messages` of a folder,
 * compiled, one file for each language and part that a page loads.
 */
export async function writeCatalogs(target) {
  const { catalogParts } = await importSource("export * from './catalog-parts.ts';");
  for (const [code, messages] of await compileTranslations()) {
    const folderOfLanguage = join(target, 'messages', code);
    mkdirSync(folderOfLanguage, { recursive: true });
    for (const [part, areas] of Object.entries(catalogParts)) {
      const names = Object.keys(areas).filter(
        (name) => part === 'first' || !(name in catalogParts.first),
      );
      const content = JSON.stringify(pick(messages, names));
      writeFileSync(join(folderOfLanguage, `${part}.json`), content);
    }
    const controls = mapMessages(await readControlTexts(code), createCompile(code));
    writeFileSync(join(folderOfLanguage, 'controls.json'), JSON.stringify({ controls }));
  }
}

const kinds = ['#', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'];

/**
 * Returns the arguments of a compiled message: of each name the kinds of use, the styles of numbers
 * and dates and, of selects and plurals, the cases.
 */
function findArguments(message, found = new Map()) {
  for (const node of typeof message === 'string' ? [] : message) {
    if (typeof node === 'string' || typeof node === 'number') continue;
    const [name, kind, details] = node;
    const argument = found.get(name) ?? { kinds: new Set(), styles: new Set(), cases: [] };
    found.set(name, argument);
    argument.kinds.add(kind === undefined ? 'text' : (kinds[kind] ?? 'tag'));
    if (kind > 3 && details !== undefined) argument.styles.add(JSON.stringify(details));
    if (![1, 2, 3].includes(kind)) continue;
    argument.cases.push({ kind: kinds[kind], names: Object.keys(details) });
    for (const branch of Object.values(details))
      findArguments(Array.isArray(branch) ? branch : [branch], found);
  }
  return found;
}

const isNumeric = (kind) => ['plural', 'selectordinal', 'number'].includes(kind);
const listNames = (names) => [...names].sort().join(', ') || 'none';

/** Returns the blanks before and after a compiled message. */
function findBlanks(message) {
  const nodes = typeof message === 'string' ? [message] : message;
  const [first, last] = [nodes[0], nodes.at(-1)].map((node) =>
    typeof node === 'string' ? node : '',
  );
  return `${/^\s*/.exec(first)[0]}|${/\s*$/.exec(last)[0]}`;
}

/** Returns what is wrong with a translated message, whose language has the plural rules `rules`. */
function findMessageFaults(english, text, rules) {
  let message;
  try {
    message = compile(text);
  } catch (error) {
    return [`malformed: ${error.message}`];
  }
  if (text.trim() === '' && english !== '') return ['empty'];
  const faults = [];
  if (findBlanks(message) !== findBlanks(english)) faults.push('blanks at its ends');
  const wanted = findArguments(english);
  const found = findArguments(message);
  if (listNames(wanted.keys()) !== listNames(found.keys()))
    faults.push(`placeholders ${listNames(found.keys())} instead of ${listNames(wanted.keys())}`);
  for (const [name, argument] of found) {
    const expected = wanted.get(name);
    if (expected === undefined) continue;
    const expectsNumber = [...expected.kinds].some(isNumeric);
    for (const kind of argument.kinds) {
      const fits = isNumeric(kind)
        ? expectsNumber
        : kind === 'text'
          ? !expected.kinds.has('select')
          : expected.kinds.has(kind);
      if (!fits)
        faults.push(`${name} is used as ${kind}, in English as ${listNames(expected.kinds)}`);
    }
    if (listNames(argument.styles) !== listNames(expected.styles))
      faults.push(`${name} has another format than in English`);
    const selects = expected.cases.filter(({ kind }) => kind === 'select');
    for (const { kind, names } of argument.cases) {
      const exact = names.filter((option) => option.startsWith('='));
      const others = names.filter((option) => !option.startsWith('='));
      const needed =
        kind === 'select'
          ? (selects[0]?.names ?? [])
          : rules[kind].resolvedOptions().pluralCategories;
      if (listNames(needed) !== listNames(others))
        faults.push(`${name} has the cases ${listNames(others)} instead of ${listNames(needed)}`);
      if (exact.some((option) => !/^=\d+$/.test(option))) faults.push(`${name} has an odd case`);
    }
  }
  return faults;
}

/**
 * Compares the texts of a language with English. Returns the number of messages, what is missing,
 * what is wrong, each `{ file, key, fault }`, and the keys of texts that are the same in English.
 */
export function checkTexts(english, texts, tag) {
  const rules = {
    plural: new Intl.PluralRules(tag),
    selectordinal: new Intl.PluralRules(tag, { type: 'ordinal' }),
  };
  const missing = [];
  const faults = [];
  const same = [];
  for (const [file, tree] of texts)
    for (const [key, text] of flattenMessages(tree)) {
      const messages = new Map(flattenMessages(english.get(file) ?? {}));
      if (!messages.has(key)) faults.push({ file, key, fault: 'superfluous' });
      else if (typeof text !== 'string') faults.push({ file, key, fault: 'no text' });
      else
        for (const fault of findMessageFaults(messages.get(key), text, rules))
          faults.push({ file, key, fault });
    }
  let count = 0;
  for (const [file, tree] of english) {
    const translated = new Map(flattenMessages(texts.get(file) ?? {}));
    for (const [key, message] of flattenMessages(tree)) {
      count += 1;
      if (!translated.has(key)) missing.push({ file, key });
      else if (message === translated.get(key) && /\p{L}/u.test(message)) same.push({ file, key });
    }
  }
  return { count, missing, faults, same };
}
