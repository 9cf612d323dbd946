import { readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that this process and the processes `others` have used so far;
 * null where the system does not tell of others.
 */
export function processorMilliseconds(others: readonly number[]): number | null {
  const { user, system } = process.cpuUsage();
  try {
    return others.reduce(
      (sum, id) =>
        sum + Number(readFileSync(`/proc/${String(id)}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      (user + system) / 1000,
    );
  } catch {
    return null;
  }
}
