/**
 * Makes two packages smaller for the production build of the console (docs/decisions/0026):
 * of `zod/mini` it takes the functions that the contract uses, of react-aria the English strings,
 * which are replaced by those of the chosen language (`src/app/control-strings.ts`).
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { basename, dirname, join, relative, resolve } = require('node:path');

const { Resolver } = require('@parcel/plugin');
const { build } = require('esbuild');
const zod = require('zod/mini');

const root = join(__dirname, '..');
const contract = join(root, 'src/api/contract');
/** Only the server uses it, and what it needs is a third of `zod/mini`. */
const serverOnly = 'openapi.ts';

/** Returns the names of the functions of `zod/mini` that the contract calls as `z.NAME`. */
function findZodNames() {
  const files = readdirSync(contract, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && file !== serverOnly,
  );
  // `z.core` is only used for types.
  const names = files.flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(/\bz\s*\.(?!core\b)(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  return [...new Set(names)].filter((name) => name in zod).sort();
}

/** Returns one module with the functions of `zod/mini` that the contract uses. */
async function bundleUsedZod() {
  const {
    outputFiles: [module],
  } = await build({
    stdin: {
      contents: `export { ${findZodNames().join(', ')} } from 'zod/mini';`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return module.text;
}

const ariaStrings = /\/intl\/\w+\/[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Returns the file of English strings in place of one of react-aria in another language, or null
 * for any other import.
 */
function findEnglishStrings(specifier, importer) {
  if (importer === undefined || !ariaStrings.test(specifier)) return null;
  if (basename(importer) === chosenStrings) return null;
  const english = resolve(
    dirname(importer),
    specifier.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US'),
  );
  return existsSync(english) ? english : null;
}

/** The module in place of the strings of all languages, beside the English ones. */
const chosenStrings = 'chosen-language.mjs';

/** Returns the strings of the chosen language in place of the English ones in a file. */
function createChosenStrings(english) {
  const controlStrings = relative(dirname(english), join(root, 'src/app/control-strings.ts'));
  const code = `import english from './${basename(english)}';
import { translateStrings } from '${controlStrings}';
export default translateStrings('${basename(dirname(english))}', english);`;
  return { filePath: join(dirname(english), chosenStrings), code, sideEffects: false };
}

let usedZod;

exports.bundleUsedZod = bundleUsedZod;
exports.findEnglishStrings = findEnglishStrings;
exports.default = new Resolver({
  async resolve({ dependency, specifier }) {
    if (specifier === 'zod/mini')
      return {
        filePath: join(root, 'node_modules/zod/mini/used.js'),
        code: await (usedZod ??= bundleUsedZod()),
        sideEffects: false,
      };
    const english = findEnglishStrings(specifier, dependency.sourcePath);
    return english === null ? null : createChosenStrings(english);
  },
});
