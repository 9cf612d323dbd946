import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { FormatMessage } from '../../../../domain/messages/message.ts';
import { SearchField } from '../../../design/fields/search-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useFormatMessage } from '../../format-message.tsx';
import { findInGrid } from './find-in-grid.ts';
import { symbolGroups, type FormulaSymbol, type SymbolGroup } from './formula-symbols.ts';
import { getLineKey } from '../../../design/keyboard.ts';

interface SymbolPaletteProps {
  /** Receives the LaTeX of a symbol, where `|` stands for the caret. */
  readonly onChoose: (latex: string) => void;
}

/** Returns the groups with the symbols whose name or LaTeX contains the query. */
function filterGroups(query: string, formatMessage: FormatMessage): readonly SymbolGroup[] {
  const wanted = query.trim().toLowerCase();
  return symbolGroups
    .map(({ group, symbols }) => ({
      group,
      symbols: symbols.filter(({ name, latex }) =>
        `${formatMessage(`formulaSymbols.name.${name}`)} ${latex}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ symbols }) => symbols.length > 0);
}

/** The symbols for a formula. They are searched by name, and one Tab stop; arrow keys move in it. */
export function SymbolPalette({ onChoose }: SymbolPaletteProps): ReactNode {
  const formatMessage = useFormatMessage();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  const groups = filterGroups(query, formatMessage);
  const shown = groups.flatMap(({ symbols }) => symbols);
  const tabStop = shown.find(({ name }) => name === focused) ?? shown[0];
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const next = findInGrid(buttons, document.activeElement, getLineKey(event));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const leaveSearch = (event: KeyboardEvent<HTMLElement>): void => {
    const [first] = shown;
    if (!(event.target instanceof HTMLInputElement) || first === undefined) return;
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') grid.current?.querySelector('button')?.focus();
    else if (event.key === 'Enter' && query.trim() !== '') onChoose(first.latex);
    else return;
    event.preventDefault();
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <PaletteHeader titleId={titleId} query={query} onSearch={setQuery} onKeyDown={leaveSearch} />
      <div
        ref={grid}
        role="toolbar"
        tabIndex={-1}
        aria-labelledby={titleId}
        className="grid max-h-52 gap-3 overflow-y-auto rounded-md border border-line p-2 max-md:max-h-40"
        onKeyDown={move}
      >
        {groups.map((group) => (
          <Group
            key={group.group}
            {...group}
            tabStop={tabStop}
            onFocus={setFocused}
            onChoose={onChoose}
          />
        ))}
        <output className="text-sm text-ink-2 empty:hidden">
          {groups.length === 0 && formatMessage('formulaSymbols.none')}
        </output>
      </div>
    </section>
  );
}

interface PaletteHeaderProps {
  readonly titleId: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function PaletteHeader({ titleId, query, onSearch, onKeyDown }: PaletteHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div
      role="presentation"
      className="flex flex-wrap items-center justify-between gap-2"
      onKeyDown={onKeyDown}
    >
      <h3 id={titleId} className="text-xs font-medium text-ink-2">
        {formatMessage('formulaSymbols.title')}
      </h3>
      <SearchField
        label={formatMessage('formulaSymbols.search')}
        value={query}
        onChange={onSearch}
        clearLabel={formatMessage('formulaSymbols.clearSearch')}
      />
    </div>
  );
}

interface GroupProps extends SymbolGroup, SymbolPaletteProps {
  /** The symbol that Tab goes to. */
  readonly tabStop: FormulaSymbol | undefined;
  readonly onFocus: (name: string) => void;
}

function Group({ group, symbols, tabStop, onFocus, onChoose }: GroupProps): ReactNode {
  const formatMessage = useFormatMessage();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="grid gap-1">
      <h4 id={titleId} className="text-xs text-ink-2">
        {formatMessage(`formulaSymbols.group.${group}`)}
      </h4>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(2.5rem,var(--control-size)),1fr))] gap-1">
        {symbols.map((symbol) => {
          const name = formatMessage(`formulaSymbols.name.${symbol.name}`);
          return (
            <button
              key={symbol.name}
              type="button"
              aria-label={name}
              title={name}
              tabIndex={symbol === tabStop ? 0 : -1}
              onFocus={() => {
                onFocus(symbol.name);
              }}
              onClick={() => {
                onChoose(symbol.latex);
              }}
              className="flex h-control items-center justify-center rounded-md border border-line bg-surface text-base hover:border-control hover:bg-surface-2"
            >
              <span aria-hidden="true" className="formula-symbol">
                {symbol.glyph}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
