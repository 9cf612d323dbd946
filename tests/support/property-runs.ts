import * as fc from 'fast-check';

/** Whether the tests run as `npm run test:full`. */
export const isFull = process.env['LECTERN_TEST_FULL'] === '1';

/**
 * Returns the number of runs of a property test: `light` of them in `npm test`, 40 times as many in
 * `npm run test:full`.
 */
export const scaleRuns = (light: number): number => (isFull ? light * 40 : light);

/** The seed of property tests; `PROPERTY_SEED=7` takes another one. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_121);

/**
 * Gives all property tests the same seed, so that a run of `npm test` repeats the one before it.
 * Those of `npm run test:full` take a new seed each time, which a failure prints.
 */
export function setPropertySeed(): void {
  if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });
}

/** A case that once failed, as fast-check prints it; without a path, all cases of the seed. */
export interface KeptSeed {
  readonly seed: number;
  readonly path?: string;
}

/**
 * Checks an asynchronous property `lightRuns` times, more in `npm run test:full`, and on the cases
 * that once failed. A failure says the seed and the path, to be added to `kept`.
 */
export async function checkAsyncProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  lightRuns: number,
  kept: readonly KeptSeed[],
): Promise<void> {
  for (const { seed, path } of kept)
    await fc.assert(property, {
      seed,
      ...(path === undefined ? { numRuns: lightRuns } : { path, endOnFailure: true }),
    });
  await fc.assert(property, { seed: propertySeed, numRuns: scaleRuns(lightRuns) });
}
