import type { packageErrors } from '../../../src/domain/messages/en/server/package-errors.ts';
import { maxFolders, maxNameCharacters } from './package-limits.ts';

/**
 * Returns the error of an entry's name; null for a relative path of plain names, with a slash at
 * the end for a folder.
 */
export function validateEntryName(name: string): keyof typeof packageErrors | null {
  if (name === '') return 'noName';
  if (/\p{Cc}/u.test(name)) return 'badCharacters';
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'absolute';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..')) return 'absolute';
  if (parts.some((part) => part === '' || part === '.')) return 'notPlain';
  if (name.length > maxNameCharacters) return 'tooLong';
  return parts.length > maxFolders ? 'tooDeep' : null;
}

/**
 * Whether an entry does not belong to the package: a folder, a hidden file or an operating system's
 * file.
 */
export function isIgnoredEntry(name: string): boolean {
  const parts = name.split('/');
  return (
    name.endsWith('/') ||
    parts.includes('__MACOSX') ||
    parts.some((part) => part.startsWith('.')) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(parts.at(-1) ?? '')
  );
}
