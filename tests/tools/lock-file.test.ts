import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Returns whether `name` is locked where Node looks for it from the package in `folder`. */
function isLocked(packages: LockedPackages, folder: string, name: string): boolean {
  const parents = folder.split('/node_modules/').map((_, at, parts) => {
    const parent = parts.slice(0, parts.length - at).join('/node_modules/');
    return `${parent}/node_modules/${name}`;
  });
  return [...parents, `node_modules/${name}`].some((place) => place in packages);
}

/**
 * Returns the optional dependencies that a lock file does not name, such as other platforms'
 * binaries.
 */
const listMissing = (packages: LockedPackages): readonly string[] =>
  Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, folder, name))
      .map((name) => `${name} of ${folder}`),
  );

test('npm ci accepts the lock file: it names the optional packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: LockedPackages;
  };
  expect(listMissing(packages)).toEqual([]);
  const name = 'node_modules/@swc/core-darwin-arm64';
  const { [name]: _, ...others } = packages;
  expect(listMissing(others)).toEqual(['@swc/core-darwin-arm64 of node_modules/@swc/core']);
});
