import type { TranslationGroup } from './translation.ts';
import type { Message } from '../messages/message.ts';

/** What the user selected for the keys of a group; null until a choice is made. */
export interface RemovalChoice {
  readonly fate: 'move' | 'delete' | null;
  readonly moveTo: number | null;
}

interface Removable {
  readonly group: TranslationGroup;
}

/**
 * What happens to the keys of a deleted group: there are none, they move to another group, or they
 * are deleted.
 */
export type KeyRemoval =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'delete' };

/**
 * Returns what the user still has to select before a group can be deleted, or null. A group whose
 * keys the server does not count needs no selection.
 */
export function findRemovalError(
  { group: { countOfKeys = 0 } }: Removable,
  { fate, moveTo }: RemovalChoice,
): Message | null {
  if (countOfKeys === 0 || fate === 'delete') return null;
  if (fate === null) return { key: 'translationGroups.chooseOne' };
  return moveTo === null ? { key: 'translationGroups.chooseTarget' } : null;
}

/** Returns what to do with the keys for a complete choice. */
export function toKeyRemoval(
  { group: { countOfKeys = 0 } }: Removable,
  { fate, moveTo }: RemovalChoice,
): KeyRemoval {
  if (countOfKeys === 0) return { kind: 'none' };
  if (fate === 'move' && moveTo !== null) return { kind: 'move', to: moveTo };
  return fate === 'delete' ? { kind: 'delete' } : { kind: 'none' };
}
