import type { Draft, DraftActivity, DraftItem } from '../draft/draft.ts';

/** A `T` whose fields can be written. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Provides the parts of a draft that a fold writes to: copies that share everything unchanged.
 */
export interface DraftWriter {
  draft(draft: Draft): Mutable<Draft>;
  activity(activity: DraftActivity): Mutable<DraftActivity>;
  item(item: DraftItem): Mutable<DraftItem>;
  list<T>(list: readonly T[]): T[];
}

const copyDraft = (draft: Draft): Mutable<Draft> => ({ ...draft });
const copyActivity = ({ key, title, items }: DraftActivity): Mutable<DraftActivity> => ({
  key,
  title,
  items,
});
const copyItem = ({
  key,
  type,
  title,
  image,
  isMultiple,
  rightAnswer,
  options,
  article,
  imageAlt,
}: DraftItem): Mutable<DraftItem> => ({
  key,
  type,
  title,
  image,
  isMultiple,
  rightAnswer,
  options,
  article,
  ...(imageAlt !== undefined && { imageAlt }),
});

/**
 * Copies a part at every write. For single events, whose result is rendered before the next one.
 */
export const copyingWriter: DraftWriter = {
  draft: copyDraft,
  activity: copyActivity,
  item: copyItem,
  list: (list) => list.slice(),
};

/**
 * Creates a writer that copies a part at its first write only and then writes to its copy. For many
 * events in a row; use it for one fold and discard it.
 */
export function createOwningWriter(): DraftWriter {
  const owned = new Set<object>();
  const copyOnce = <T extends object, M extends object>(part: T, copy: (part: T) => M): M => {
    if (owned.has(part)) return part as unknown as M;
    const copied = copy(part);
    owned.add(copied);
    return copied;
  };
  return {
    draft: (draft) => copyOnce(draft, copyDraft),
    activity: (activity) => copyOnce(activity, copyActivity),
    item: (item) => copyOnce(item, copyItem),
    list: <T>(list: readonly T[]) => copyOnce(list, (given): T[] => given.slice()),
  };
}
