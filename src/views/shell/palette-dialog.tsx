import { useSelector } from '@xstate/react';
import { use, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { FormatMessage } from '../../domain/messages/message.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { maxSearchMatches } from '../../domain/search/found-groups.ts';
import { toSearchText } from '../../domain/search/search-text.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import {
  type PaletteGroup,
  type PaletteSearchRef,
  selectFound,
  selectIsSearching,
} from '../../machines/shell/palette-search-machine.ts';
import { Kbd } from '../design/display/kbd.tsx';
import { CommandIcon } from '../design/icons/palette-icons.tsx';
import { ArrowRightIcon, HistoryIcon } from '../design/icons/icons.tsx';
import { FilterList } from '../design/lists/filter-list.tsx';
import { useNavigation } from '../design/navigation/link.tsx';
import { DialogFrame } from '../design/overlays/dialog-frame.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ScreenCommandsContext } from '../shared/screen-commands.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { PaletteGroups } from './palette-groups.tsx';
import {
  listSections,
  stepGroup,
  type PaletteRow,
  type PaletteSection,
} from './palette-sections.ts';

/** The props of the command palette. */
export interface PaletteProps {
  readonly palette: PaletteRef;
  readonly search: PaletteSearchRef;
  readonly entries: readonly PaletteEntry[];
}

const icons: Readonly<Record<PaletteGroup, ReactNode>> = {
  recent: <HistoryIcon />,
  pages: <ArrowRightIcon />,
  quizzes: <AreaIcon area="quizzes" />,
  classes: <AreaIcon area="classes" />,
  people: <AreaIcon area="users" />,
  playlists: <AreaIcon area="playlists" />,
  sponsors: <AreaIcon area="sponsors" />,
  translations: <AreaIcon area="translations" />,
  actions: <CommandIcon />,
};

/** The open palette: it finds pages, rows of all lists, and commands, and opens or runs them. */
export function PaletteDialog({ palette, search, entries }: PaletteProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { text, group } = useSelector(search, ({ context }) => context);
  const { sections, shown } = useSections(search, entries);
  const runRow = useRunRow(palette, search);
  const { getHref } = useNavigation();
  const title = formatMessage('palette.title');
  const close = (): void => {
    palette.send({ type: 'palette.close' });
  };
  const choose = (next: PaletteGroup | null): void => {
    search.send({ type: 'group.choose', group: next });
  };
  return (
    <DialogFrame open onClose={close} title={title} hideTitle position="top" size="palette">
      <FilterList
        label={title}
        placeholder={formatMessage('palette.placeholder')}
        text={text}
        onTextChange={(next) => {
          search.send({ type: 'search.type', text: next });
        }}
        sections={shown.map((section) => toListSection(section, formatMessage))}
        onSelect={runRow}
        onOpenInNewTab={({ action }) => {
          if (action.kind === 'go' && action.target.kind === 'place')
            window.open(getHref(action.target.to), '_blank', 'noopener');
        }}
        onClose={close}
        onStep={(step) => {
          choose(stepGroup(sections, group, step));
        }}
        tools={
          sections.length > 1 && (
            <PaletteGroups
              groups={sections.map((section) => section.group)}
              group={shown.length === sections.length ? null : group}
              onChoose={choose}
            />
          )
        }
        {...useStatus(search, shown)}
        help={<KeyHelp />}
      />
    </DialogFrame>
  );
}

/** Returns all sections, and those of the chosen group; all when that has nothing now. */
function useSections(search: PaletteSearchRef, entries: readonly PaletteEntry[]) {
  const formatMessage = useFormatMessage();
  const { text, group, recent } = useSelector(search, ({ context }) => context);
  const found = useSelector(search, selectFound);
  const isSearching = useSelector(search, selectIsSearching);
  const screenCommands = use(ScreenCommandsContext);
  const [commands] = useState(() => screenCommands.list());
  const sections = listSections({
    text,
    found,
    recent,
    isSearching,
    entries,
    commands,
    formatMessage,
  });
  const chosen = sections.filter((section) => section.group === group);
  return { sections, shown: chosen.length === 0 ? sections : chosen };
}

/**
 * Returns the function that does what a chosen row is for. The palette is gone when a command of
 * the screen runs, and has given the focus back, which it does in a microtask. So the command can
 * move the focus.
 */
function useRunRow(palette: PaletteRef, search: PaletteSearchRef): (row: PaletteRow) => void {
  return ({ action }) => {
    if (action.kind === 'go') {
      search.send({ type: 'entry.chosen', entry: action.recent });
      palette.send({ type: 'palette.choose', target: action.target });
      return;
    }
    flushSync(() => {
      palette.send({ type: 'palette.close' });
    });
    queueMicrotask(action.run);
  };
}

function toListSection({ group, rows, total }: PaletteSection, formatMessage: FormatMessage) {
  const counts = { shown: rows.length, total };
  return {
    id: group,
    heading: formatMessage(`palette.group.${group}`),
    note:
      total <= rows.length
        ? undefined
        : total < maxSearchMatches
          ? formatMessage('palette.shownOf', counts)
          : formatMessage('palette.shownOfMany', { ...counts, total: maxSearchMatches - 1 }),
    options: rows.map((row) => ({
      id: row.id,
      icon: icons[group],
      label: formatMessage(row.label),
      hint: row.hint && formatMessage(row.hint),
      note: row.note && formatMessage(row.note),
      kbd: row.keys,
      value: row,
    })),
  };
}

/** Returns what is said instead of rows and about them, and why the search failed. */
function useStatus(search: PaletteSearchRef, shown: readonly PaletteSection[]) {
  const formatMessage = useFormatMessage();
  const { text, failure } = useSelector(search, ({ context }) => context);
  const isSearching = useSelector(search, selectIsSearching);
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const failed =
    failure === null
      ? undefined
      : formatMessage({ key: 'palette.failed', about: getFailureMessage(failure) });
  return {
    emptyText: isSearching
      ? formatMessage('palette.searching')
      : (failed ??
        formatMessage(toSearchText(text) === null ? 'palette.tooShort' : 'palette.nothing', {
          text,
        })),
    announcement: isSearching
      ? formatMessage('palette.searching')
      : (failed ?? (text === '' ? '' : formatMessage('palette.results', { count }))),
    notice: failed !== undefined && !isSearching && count > 0 && (
      <p className="border-b border-line bg-warn-soft px-4 py-2 text-sm text-warn">{failed}</p>
    ),
  };
}

/** The keys that work in the palette. */
function KeyHelp(): ReactNode {
  const formatMessage = useFormatMessage();
  const keys = [
    ['↑', '↓', formatMessage('palette.move')],
    ['Enter', formatMessage('palette.open')],
    ['Ctrl Enter', formatMessage('palette.openInNewTab')],
    ['Tab', formatMessage('palette.narrow')],
    ['Esc', formatMessage('palette.close')],
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {keys.map((row) => (
        <li key={row.join(' ')} className="flex items-center gap-1">
          {row.slice(0, -1).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="ps-1">{row.at(-1)}</span>
        </li>
      ))}
    </ul>
  );
}
