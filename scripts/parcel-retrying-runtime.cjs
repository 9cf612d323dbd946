/**
 * Lets code that could not be loaded be asked for again. Parcel evaluates `import('./part.ts')` once
 * and keeps the promise, also a rejected one: after a moment without a connection a part of the page
 * could not open until the page was reloaded. Here each use of the import asks for the code, which
 * Parcel's loader and the browser keep once it is there.
 */
const { Runtime } = require('@parcel/plugin');
const { default: standard } = require('@parcel/runtime-js');

const { apply, ...rest } = standard[Symbol.for('parcel-plugin-config')];
const loadedOnce = /^module\.exports = ((?:Promise\.all\(|\().*\.load\(.*);$/s;

/**
 * Returns the code of an import whose promise is made at each use, and other code as it is. Throws
 * when Parcel writes an import in another way than it did.
 */
function toRetrying(code) {
  const found = loadedOnce.exec(code);
  if (found === null && code.includes('.load('))
    throw new Error(`Parcel imports code in an unknown way: ${code}`);
  return found === null
    ? code
    : `Object.defineProperty(module, 'exports', { get: () => ${found[1]} });`;
}

exports.toRetrying = toRetrying;
exports.default = new Runtime({
  ...rest,
  async apply(input) {
    const assets = await apply(input);
    return [assets ?? []].flat().map((asset) => ({ ...asset, code: toRetrying(asset.code) }));
  },
});
