import { readFields } from '../shapes.ts';

/**
 * An entry that was chosen in the palette. Something that was found has its title and path; an entry
 * of the console itself is known by its id.
 */
export interface RecentEntry {
  readonly id: string;
  readonly found: { readonly title: string; readonly to: string } | null;
}

const maxRecent = 8;

/** People are not kept: this browser may be shared. */
const isKept = ({ id }: RecentEntry): boolean => !/^(user|student) /.test(id);

/** Returns the recent entries with `entry` as the newest. */
export const addRecent = (
  recent: readonly RecentEntry[],
  entry: RecentEntry,
): readonly RecentEntry[] =>
  isKept(entry)
    ? [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, maxRecent)
    : recent;

function toRecentEntry(stored: unknown): RecentEntry | null {
  const { id, found } = readFields(stored) ?? {};
  if (typeof id !== 'string') return null;
  if (found === null) return { id, found };
  const { title, to } = readFields(found) ?? {};
  return typeof title === 'string' && typeof to === 'string' && /^\/(?![/\\])/.test(to)
    ? { id, found: { title, to } }
    : null;
}

/** Returns the recent entries that a browser stored, without what is none. */
export function parseRecent(stored: string | null): readonly RecentEntry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries)
      ? entries.flatMap((entry: unknown) => toRecentEntry(entry) ?? []).slice(0, maxRecent)
      : [];
  } catch {
    return [];
  }
}
