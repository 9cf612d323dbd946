import { parseArgs } from 'node:util';

import { readConfig } from './config/config.ts';
import { createBackup, restoreBackup } from './operations/backup.ts';

const usage = [
  'Usage: npm run backup -- --to FOLDER',
  '       npm run restore -- --from FOLDER',
].join('\n');

function exitWithError(text: string): never {
  console.error(text);
  process.exit(1);
}

/** Returns the folder after --to or --from, with what is to be done, or null for wrong arguments. */
function readCommand(
  args: readonly string[],
): { readonly kind: 'backup' | 'restore'; readonly folder: string } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, from: { type: 'string' } },
    });
    if (values.to !== undefined && values.from === undefined)
      return { kind: 'backup', folder: values.to };
    if (values.from !== undefined && values.to === undefined)
      return { kind: 'restore', folder: values.from };
    return null;
  } catch {
    return null;
  }
}

// Files that this process creates are for its user only.
process.umask(0o077);
const command = readCommand(process.argv.slice(2));
if (command === null || command.folder === '') exitWithError(usage);
const read = readConfig(process.env);
if ('errors' in read) exitWithError(['The configuration is invalid:', ...read.errors].join('\n  '));
try {
  const { createdAt, hasFiles } =
    command.kind === 'backup'
      ? await createBackup(read.config, command.folder, new Date())
      : await restoreBackup(read.config, command.folder);
  console.log(
    command.kind === 'backup'
      ? `The backup of ${createdAt} is in ${command.folder}.`
      : `The backup of ${createdAt} was restored. Start the server.`,
  );
  if (!hasFiles)
    console.log('Files in S3 are not part of it: use versions or a copy of the bucket.');
} catch (error) {
  exitWithError((error as Error).message);
}
