import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const tryOrNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/**
 * Returns the space in which process ids are unique: this machine since it booted and, on Linux,
 * the pid namespace.
 */
export function readProcessSpace(): string {
  const boot =
    tryOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '';
  const namespace = tryOrNull(() => readlinkSync('/proc/self/ns/pid')) ?? '';
  return [hostname(), boot, namespace].join(' ');
}

/**
 * Returns the start time of the process `pid` in the system's own format; with the pid it
 * identifies one process even when pids are reused. Returns null when the process does not exist,
 * '' when the system does not provide the time.
 */
export function readProcessBirth(pid: number): string | null {
  const stat = tryOrNull(() => readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  if (stat !== null) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? '');
  }
  if (tryOrNull(() => readFileSync('/proc/self/stat')) !== null || !processExists(pid)) return null;
  return process.platform === 'win32'
    ? ''
    : (tryOrNull(() =>
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
      ) ?? '');
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
