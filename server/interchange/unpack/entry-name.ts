import type { packageFaults } from '../../../src/domain/sentences/package-faults.ts';
import { mostFolders, mostNameCharacters } from './limits.ts';

/** What is wrong with the name of an entry; null for a relative path of plain names divided by `/`, with one at its end for a folder. */
export function nameFault(name: string): keyof typeof packageFaults | null {
  if (name === '') return 'noName';
  if (/\p{Cc}/u.test(name)) return 'badCharacters';
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return 'absolute';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..')) return 'absolute';
  if (parts.some((part) => part === '' || part === '.')) return 'notPlain';
  if (name.length > mostNameCharacters) return 'tooLong';
  return parts.length > mostFolders ? 'tooDeep' : null;
}

/** Equal for names that some file systems take for one: by small letters and Unicode's composed form. */
export const sameName = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether an entry is none of the package's files: a folder, what an operating system put beside them, hidden files. */
export function isStray(name: string): boolean {
  const parts = name.split('/');
  return (
    name.endsWith('/') ||
    parts.includes('__MACOSX') ||
    parts.some((part) => part.startsWith('.')) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(parts.at(-1) ?? '')
  );
}
