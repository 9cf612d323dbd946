/** Whether the tests run as `npm run test:deep`. */
const isDeep = process.env['LECTERN_DEEP'] === '1';

/**
 * Returns the number of runs of a property test: `light` of them in `npm test`, 40 times as many in
 * `npm run test:deep`.
 */
export const scaleRuns = (light: number): number => (isDeep ? light * 40 : light);
