import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/** Creates the data directory. Returns why it cannot be written, for operators, or null. */
export async function prepareDataFolder(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return `The data directory ${folder} cannot be written (${code}). Create it for the user who runs the server, or set DATA_DIR.`;
  }
}
