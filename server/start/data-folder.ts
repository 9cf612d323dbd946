import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';

import { trySetMode } from '../shared/make-private.ts';

/**
 * Creates the data directory. Only its owner can enter it, unless it belongs to another user.
 * Returns why it cannot be written, for operators, or null.
 */
export async function prepareDataFolder(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    const { mode } = await stat(folder);
    if ((mode & 0o077) !== 0) trySetMode(folder, mode & 0o700);
    return null;
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return `The data directory ${folder} cannot be written (${code}). Create it for the user who runs the server, or set DATA_DIR.`;
  }
}
