/**
 * Evaluates a module of `src/domain/messages/en` while the console or the SCORM player is built:
 * the compiled messages become literals, and the parser that compiled them stays out of the page.
 * This file is also the Parcel transformer that `.parcelrc` names.
 */
const { Transformer } = require('@parcel/plugin');
const { build } = require('esbuild');

/** Returns the module `file` with every export replaced by its value, which must be plain data. */
async function evaluateMessages(file) {
  const {
    outputFiles: [bundle],
  } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const base64 = Buffer.from(bundle.text).toString('base64');
  const exported = await import(`data:text/javascript;base64,${base64}`);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

exports.evaluateMessages = evaluateMessages;

/** The same as a plugin of esbuild. */
exports.messagesPlugin = {
  name: 'evaluate-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]domain[\\/]messages[\\/]en[\\/].+\.ts$/ }, async ({ path }) => ({
      contents: await evaluateMessages(path),
    }));
  },
};

exports.default = new Transformer({
  async transform({ asset }) {
    asset.type = 'js';
    asset.setCode(await evaluateMessages(asset.filePath));
    return [asset];
  },
});
