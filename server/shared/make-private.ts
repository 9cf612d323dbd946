import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Sets the rights to a file or folder, where its file system has rights and it is ours. */
export function trySetMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Shared drives refuse it, as does a folder of another user: whoever set that up decides.
  }
}

/**
 * Makes a folder that this process has just written, and everything in it, accessible to its owner
 * only. Links are not followed.
 */
export function makePrivate(folder: string): void {
  trySetMode(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) trySetMode(path, 0o700);
    else if (entry.isFile()) trySetMode(path, 0o600);
  }
}
