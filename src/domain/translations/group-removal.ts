import type { TranslationGroup } from '../../api/contract/translations.ts';
import type { Message } from '../notice.ts';

/** What somebody has said becomes of the keys of a group; nothing yet is null. */
export interface RemovalChoice {
  readonly fate: 'move' | 'delete' | null;
  readonly moveTo: number | null;
}

interface Removable {
  readonly group: TranslationGroup;
}

/** What becomes of the keys of a deleted group: there are none, they are moved to another group, or deleted. */
export type KeysFate =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'delete' };

/** What is still to be said before a group can be deleted; null when nothing is. A server that does not count keys is asked without. */
export function removalFault(
  { group: { countOfKeys = 0 } }: Removable,
  { fate, moveTo }: RemovalChoice,
): Message | null {
  if (countOfKeys === 0 || fate === 'delete') return null;
  if (fate === null) return { key: 'translationGroups.chooseOne' };
  return moveTo === null ? { key: 'translationGroups.chooseTarget' } : null;
}

/** The choice as it is carried out. */
export function keysFate(
  { group: { countOfKeys = 0 } }: Removable,
  { fate, moveTo }: RemovalChoice,
): KeysFate {
  if (countOfKeys === 0) return { kind: 'none' };
  if (fate === 'move' && moveTo !== null) return { kind: 'move', to: moveTo };
  return fate === 'delete' ? { kind: 'delete' } : { kind: 'none' };
}
