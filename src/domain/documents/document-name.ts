import { getExtension } from './document-kinds.ts';
import type { DocumentRefusal } from './document-refusal.ts';

/** How many characters the name of a document may have. */
const maxNameCharacters = 200;

/**
 * Control characters, halves of characters, line and paragraph separators, and what reverses or
 * hides a part of a name.
 */
const hiddenCharacters = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;
const pathCharacters = /[/\\]/;
const invisibleMarks = /[\u200b\u2060\ufeff]/g;

/**
 * Returns the name in the form in which it is stored (NFC, no space at its ends), or why it is
 * refused: it holds control characters, text direction overrides or a path, or is too long. Names
 * in any script stay as they are.
 */
export function parseDocumentName(
  given: string,
): { readonly name: string } | { readonly refusal: DocumentRefusal } {
  const name = given.normalize('NFC').replaceAll(invisibleMarks, '').trim();
  if (hiddenCharacters.test(given)) return { refusal: { reason: 'hiddenCharacters' } };
  if (pathCharacters.test(name)) return { refusal: { reason: 'pathInName' } };
  const isOnlyExtension = name.slice(0, name.length - getExtension(name).length - 1).trim() === '';
  if (name === '' || isOnlyExtension) return { refusal: { reason: 'noName' } };
  return [...name].length > maxNameCharacters
    ? { refusal: { reason: 'nameTooLong', values: { max: maxNameCharacters } } }
    : { name };
}

/**
 * Returns the new name of a document called `current`, with the extension of that when `given` has
 * another one or none, or why it is refused.
 */
export function parseNewName(
  given: string,
  current: string,
): { readonly name: string } | { readonly refusal: DocumentRefusal } {
  const extension = getExtension(current);
  const isKept = getExtension(given.trim()) === extension;
  return parseDocumentName(isKept ? given : `${given.trim()}.${extension}`);
}
