import type { Draft, DraftActivity, DraftItem } from './draft.ts';

/** `T` while it is being written. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** How a fold gets parts it may write to: copies that share everything else. */
export interface Writer {
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
}: DraftItem): Mutable<DraftItem> => ({
  key,
  type,
  title,
  image,
  isMultiple,
  rightAnswer,
  options,
  article,
});

/** Copies at every write: right for a single event, whose result is shown before the next one comes. */
export const copyingWriter: Writer = {
  draft: copyDraft,
  activity: copyActivity,
  item: copyItem,
  list: (list) => list.slice(),
};

/** Copies a part at its first write only and writes on into its own copy: right for many events in a row. Use one for one fold and drop it. */
export function owningWriter(): Writer {
  const owned = new Set<object>();
  const own = <T extends object, M extends object>(part: T, copy: (part: T) => M): M => {
    if (owned.has(part)) return part as unknown as M;
    const copied = copy(part);
    owned.add(copied);
    return copied;
  };
  return {
    draft: (draft) => own(draft, copyDraft),
    activity: (activity) => own(activity, copyActivity),
    item: (item) => own(item, copyItem),
    list: <T>(list: readonly T[]) => own(list, (given): T[] => given.slice()),
  };
}
