import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { toRetrying } from '../../scripts/parcel-retrying-runtime.cjs';

/** Evaluates the code of an import with a loader, and returns what each use of it gives. */
function evaluate(code: string, load: (id: string) => Promise<unknown>): () => Promise<unknown> {
  const module: { exports: unknown } = { exports: {} };
  const parcelRequire = Object.assign((id: string) => `module ${id}`, { load });
  runInNewContext(code, { module, parcelRequire, Object, Promise });
  return () => module.exports as Promise<unknown>;
}

test.each([
  'module.exports = Promise.all([parcelRequire.load("a"), parcelRequire.load("b")]).then(() => parcelRequire("x"));',
  'module.exports = (parcelRequire.load("a")).then(() => parcelRequire("x"));',
])('LIM-42 code that could not be loaded is asked for again: %s', async (code) => {
  let isOnline = false;
  const load = (): Promise<unknown> =>
    isOnline ? Promise.resolve() : Promise.reject(new Error('offline'));
  const use = evaluate(toRetrying(code), load);
  await expect(use()).rejects.toThrow('offline');
  isOnline = true;
  await expect(use()).resolves.toBe('module x');
});

test('other code stays, and an import in another form stops the build', () => {
  const other = 'module.exports = Promise.resolve(parcelRequire("x"));';
  expect(toRetrying(other)).toBe(other);
  expect(() => toRetrying('module.exports = lazily(() => parcelRequire.load("a"));')).toThrow(
    'unknown way',
  );
});
