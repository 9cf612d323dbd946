import type { Message } from '../../domain/messages/message.ts';
import type { FoundGroup } from '../../domain/search/found-groups.ts';
import type { RecentEntry } from '../../domain/search/recent-entries.ts';
import type { PaletteTarget } from '../../machines/shell/palette-machine.ts';
import type { PaletteGroup } from '../../machines/shell/palette-search-machine.ts';
import type { ScreenCommand } from '../shared/screen-commands.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { rankEntries } from './rank-entries.ts';

/** A row of the palette: a page, an action, something that was found, or a command of the screen. */
export interface PaletteRow {
  readonly id: string;
  readonly label: Message;
  readonly hint?: Message | undefined;
  readonly note?: Message | undefined;
  readonly keys?: string | undefined;
  readonly action:
    | { readonly kind: 'go'; readonly target: PaletteTarget; readonly recent: RecentEntry }
    | { readonly kind: 'run'; readonly run: () => void };
}

/** The rows of a group. `total` is how many match. */
export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly rows: readonly PaletteRow[];
  readonly total: number;
}

/** What the palette has to show. */
export interface PaletteContent {
  readonly text: string;
  readonly found: readonly FoundGroup[];
  readonly recent: readonly RecentEntry[];
  readonly isSearching: boolean;
  readonly entries: readonly PaletteEntry[];
  readonly commands: readonly ScreenCommand[];
  readonly formatMessage: (message: Message) => string;
}

const maxRecentShown = 5;

const toEntryRow = ({ id, label, hint, target }: PaletteEntry): PaletteRow => ({
  id,
  label,
  hint,
  action: { kind: 'go', target, recent: { id, found: null } },
});

const toCommandRow = ({ id, label, keys, run }: ScreenCommand): PaletteRow => ({
  id,
  label,
  keys,
  action: { kind: 'run', run },
});

const toFoundRow = (
  id: string,
  title: string,
  to: string,
  more: Pick<PaletteRow, 'hint' | 'note'> = {},
): PaletteRow => ({
  id,
  label: { text: title },
  ...more,
  action: { kind: 'go', target: { kind: 'place', to }, recent: { id, found: { title, to } } },
});

/** Returns the recent rows; what is found again now has its present title. */
function listRecent({ recent, entries, found }: PaletteContent): readonly PaletteRow[] {
  const rows = found.flatMap((group) => group.rows);
  return recent.flatMap(({ id, found: kept }): readonly PaletteRow[] => {
    const row = rows.find((each) => each.id === id);
    if (row !== undefined) return [toFoundRow(id, row.title, row.to, row)];
    if (kept !== null) return [toFoundRow(id, kept.title, kept.to)];
    return entries.filter((entry) => entry.id === id).map(toEntryRow);
  });
}

const createSection = (
  group: PaletteGroup,
  rows: readonly PaletteRow[],
  total = rows.length,
): PaletteSection => ({ group, rows, total });

/** Returns the sections whose letters match adjacently, or with `isExact` false in their order. */
function matchSections(content: PaletteContent, isExact: boolean): readonly PaletteSection[] {
  const { text, entries, commands, found, formatMessage } = content;
  const match = (rows: readonly PaletteRow[], max = rows.length): readonly PaletteRow[] =>
    rankEntries(rows, text, ({ label }) => formatMessage(label), isExact).slice(0, max);
  const recent = match(listRecent(content), maxRecentShown);
  const isOther = ({ id }: { readonly id: string }): boolean =>
    !recent.some((row) => row.id === id);
  const inGroup = (group: PaletteEntry['group']): readonly PaletteRow[] =>
    entries.filter((entry) => entry.group === group && isOther(entry)).map(toEntryRow);
  return [
    createSection('recent', recent),
    createSection('pages', match(inGroup('pages'))),
    ...found.map(({ kind, rows, total }) =>
      createSection(
        kind,
        rows.filter(isOther).map(({ id, title, to, ...more }) => toFoundRow(id, title, to, more)),
        total,
      ),
    ),
    createSection('actions', match([...commands.map(toCommandRow), ...inGroup('actions')])),
  ].filter(({ rows }) => rows.length > 0);
}

/**
 * Returns the groups with their rows, recent ones first. Rows that have the letters of the text only
 * scattered are shown when nothing else matches and the search has ended.
 */
export function listSections(content: PaletteContent): readonly PaletteSection[] {
  const sections = matchSections(content, true);
  return sections.length > 0 || content.isSearching ? sections : matchSections(content, false);
}

/** Returns the group after or before the one that is shown alone; null is all of them. */
export function stepGroup(
  sections: readonly PaletteSection[],
  group: PaletteGroup | null,
  step: 1 | -1,
): PaletteGroup | null {
  const groups = [null, ...sections.map((section) => section.group)];
  const at = Math.max(0, groups.indexOf(group));
  return groups[(at + step + groups.length) % groups.length] ?? null;
}
