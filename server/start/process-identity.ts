import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const tryTo = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Where process ids mean the same: this machine since it booted, and on Linux this process-id namespace. */
export function processSpace(): string {
  const boot = tryTo(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '';
  const namespace = tryTo(() => readlinkSync('/proc/self/ns/pid')) ?? '';
  return [hostname(), boot, namespace].join(' ');
}

/**
 * When the process `pid` began, in whatever form the system tells; together with the pid it names one process for ever,
 * however often pids are used again. Null when there is no such process; empty when the system does not tell.
 */
export function processBirth(pid: number): string | null {
  const stat = tryTo(() => readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  if (stat !== null) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? '');
  }
  if (tryTo(() => readFileSync('/proc/self/stat')) !== null || !exists(pid)) return null;
  return process.platform === 'win32'
    ? ''
    : (tryTo(() =>
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
      ) ?? '');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
