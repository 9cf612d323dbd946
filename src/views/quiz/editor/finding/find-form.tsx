import type { KeyboardEvent, ReactNode } from 'react';

import { describeMatch } from '../../../../domain/quiz/find/describe-match.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { focusField } from '../../../design/fields/focus-field.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { CaseSensitiveIcon, ReplaceIcon } from '../../../design/icons/find-icons.tsx';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { ReplaceRow } from './replace-row.tsx';
import { useSearch, type Search } from './use-search.ts';

const maxCharacters = 500;

const isFindKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'f';

/** The fields and buttons of the find bar. */
export function FindForm(): ReactNode {
  const formatMessage = useFormatMessage();
  const search = useSearch();
  useShortcuts({
    F3: ({ shiftKey }) => {
      search.step(shiftKey ? -1 : 1);
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    // A second Control+F opens what the browser itself finds with.
    if (isFindKey(event)) event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    search.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the bar from each of its controls
    <div
      role="search"
      aria-label={formatMessage('quizFind.bar')}
      data-find-bar=""
      data-keeps-focus=""
      className="sticky top-[calc(var(--bar,0px)+0.5rem)] z-30 mx-auto mb-3 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line-strong bg-surface p-2 shadow-pop"
      onKeyDown={onKeyDown}
    >
      <FindRow search={search} />
      {search.isReplacing && <ReplaceRow search={search} />}
      <FoundText search={search} />
    </div>
  );
}

interface SearchProps {
  readonly search: Search;
}

function FindRow({ search }: SearchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { text, matchesCase } = search.search;
  const countText = useCountText(search);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <div className="min-w-40 grow max-md:w-full">
        <TextField
          key={search.request.count}
          ref={focusField}
          label={formatMessage('quizFind.text')}
          hideLabel
          placeholder={formatMessage('quizFind.bar')}
          maxLength={maxCharacters}
          suffix={text === '' ? undefined : countText}
          figures
          value={text}
          onChange={(next) => {
            search.setSearch({ text: next, matchesCase });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            search.step(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <span className="flex gap-1 max-md:w-full max-md:justify-between">
        <IconButton
          label={formatMessage('quizFind.previous')}
          icon={<ChevronUpIcon />}
          kbd="Shift F3"
          onClick={() => {
            search.step(-1);
          }}
        />
        <IconButton
          label={formatMessage('quizFind.next')}
          icon={<ChevronDownIcon />}
          kbd="F3"
          onClick={() => {
            search.step(1);
          }}
        />
        <IconButton
          label={formatMessage('quizFind.matchCase')}
          icon={<CaseSensitiveIcon />}
          aria-pressed={matchesCase}
          onClick={() => {
            search.setSearch({ text, matchesCase: !matchesCase });
          }}
        />
        <IconButton
          label={formatMessage('quizFind.showReplace')}
          icon={<ReplaceIcon />}
          aria-expanded={search.isReplacing}
          onClick={() => {
            search.setReplacing(!search.isReplacing);
          }}
        />
        <IconButton
          label={formatMessage('quizFind.close')}
          icon={<XIcon />}
          kbd="Esc"
          onClick={search.close}
        />
      </span>
    </div>
  );
}

/** Returns how many matches there are, or at which of them the search is. */
function useCountText({ index, matches }: Search): string {
  const formatMessage = useFormatMessage();
  const count = matches.length;
  return index === -1
    ? formatMessage('quizFind.count', { count })
    : formatMessage('quizFind.position', { position: index + 1, count });
}

/** Where the match is, with the words around it, or what came of the last replacement. */
function FoundText({ search }: SearchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { current, index, draft, result } = search;
  const countText = useCountText(search);
  const found = current === null || index === -1 ? null : describeMatch(draft, current);
  return (
    <>
      {result !== null && (
        <p className={result.isRefused ? 'px-1 text-sm text-bad' : 'px-1 text-sm text-ink-2'}>
          {formatMessage(result.message)}
        </p>
      )}
      {found !== null && (
        <p className="flex min-w-0 flex-wrap gap-x-3 px-1 text-sm">
          <span className="shrink-0 text-ink-2">{formatMessage(found.place)}</span>
          <span dir="auto" className="min-w-0 truncate">
            <span>{found.before}</span>
            <mark className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink">
              {found.match}
            </mark>
            <span>{found.after}</span>
          </span>
        </p>
      )}
      <output className="sr-only">
        {[
          search.search.text === '' ? '' : countText,
          found === null ? '' : formatMessage(found.place),
        ].join(' ')}
      </output>
    </>
  );
}
