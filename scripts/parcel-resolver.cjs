/**
 * What the console's build takes in place of three things that Parcel cannot leave out by itself (decision 26): of `zod/mini` what our schemas use, and of the
 * words of react-aria the English ones, which our date fields speak; of `use-intl` its formats without the reader of messages, since `src/domain/sentences/say.ts` says ours.
 * What a schema uses and is missing here fails the build.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const { Resolver } = require('@parcel/plugin');
const { build } = require('esbuild');
const zod = require('zod/mini');

const root = join(__dirname, '..');
const contract = join(root, 'src/api/contract');
/** Describes the contract to others; only the server does that, and it takes a third of the package. */
const servers = 'openapi.ts';

/** The part of `zod/mini` that the contract names, as one module; of `z.core` it names types only. */
async function usedZod() {
  const files = readdirSync(contract, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && file !== servers,
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(/\bz\.(?!core\b)(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  const names = [...new Set(named)].filter((name) => name in zod).sort();
  const {
    outputFiles: [module],
  } = await build({
    stdin: { contents: `export { ${names.join(', ')} } from 'zod/mini';`, resolveDir: root },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return module.text;
}

const wordsOfAria = /\/intl\/\w+\/[a-z]{2}-[A-Z]{2}\.m?js$/;
let zodModule;

exports.default = new Resolver({
  async resolve({ dependency, specifier }) {
    if (specifier === 'zod/mini')
      return {
        filePath: join(root, 'node_modules/zod/mini/used.js'),
        code: await (zodModule ??= usedZod()),
        sideEffects: false,
      };
    if (specifier === 'use-intl/format-message')
      return {
        filePath: join(root, 'node_modules/use-intl/no-messages.js'),
        code: 'export default undefined;',
        sideEffects: false,
      };
    if (!wordsOfAria.test(specifier) || dependency.sourcePath === undefined) return null;
    const english = resolve(
      dirname(dependency.sourcePath),
      specifier.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US'),
    );
    return existsSync(english) ? { filePath: english, sideEffects: false } : null;
  },
});
