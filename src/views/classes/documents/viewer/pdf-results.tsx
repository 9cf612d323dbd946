import type { ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import { Kbd } from '../../../design/display/kbd.tsx';
import type { PdfState } from '../../../design/viewers/pdf/pdf-state.ts';
import { maxListedPlaces, type PdfPlace } from '../../../design/viewers/pdf/pdf-places.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface PlaceProps {
  readonly place: PdfPlace;
  readonly isCurrent: boolean;
  readonly onChoose: (place: PdfPlace) => void;
}

/** Scrolls to the current place in the list. */
function reveal(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest' });
}

const Place = ({ place, isCurrent, onChoose }: PlaceProps): ReactNode => (
  <button
    type="button"
    ref={isCurrent ? reveal : null}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={() => {
      onChoose(place);
    }}
    className={classNames(
      'w-full rounded-md px-2 py-1.5 text-start text-sm wrap-anywhere text-ink-2',
      'hover:bg-surface-2 aria-[current]:bg-accent-soft aria-[current]:text-ink',
    )}
  >
    {place.before}
    <mark className="rounded-xs bg-warn-soft font-semibold text-warn">{place.match}</mark>
    {place.after}
  </button>
);

interface PdfResultsProps {
  readonly state: PdfState;
  readonly onChoose: (place: PdfPlace) => void;
}

/** The found places by page, with the text around each. */
export function PdfResults({ state, onChoose }: PdfResultsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { places, match, matchCount, matchesByPage } = state;
  const current = places[match - 1];
  const pages = [...new Set(places.map(({ page }) => page))];
  return (
    <aside
      aria-label={formatMessage('documents.results')}
      className="flex w-66 shrink-0 flex-col border-s border-line bg-surface max-[1099px]:hidden"
    >
      <header className="flex items-baseline justify-between gap-2 px-4 pt-4 pb-2">
        <h2 className="text-sm font-semibold">{formatMessage('documents.results')}</h2>
        <p className="figures text-xs text-ink-2">
          {matchCount === 0
            ? formatMessage('documents.noMatches')
            : formatMessage('documents.resultCount', {
                count: matchCount,
                pages: matchesByPage.size,
              })}
        </p>
      </header>
      <div className="grow overflow-y-auto px-2">
        {pages.map((page) => (
          <section key={page} className="pb-2">
            <h3 className="px-2 py-1 text-xs text-ink-2">
              {formatMessage('documents.pageNumber', { page, count: 0 })}
            </h3>
            <ul>
              {places
                .filter((place) => place.page === page)
                .map((place) => (
                  <li key={place.index}>
                    <Place place={place} isCurrent={place === current} onChoose={onChoose} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {places.length === maxListedPlaces && (
          <p className="px-2 py-2 text-xs text-ink-2">
            {formatMessage('documents.firstPlaces', { count: places.length })}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-1.5 border-t border-line px-4 py-2.5 text-xs text-ink-2">
        <Kbd>Enter</Kbd> {formatMessage('documents.hintNext')}
        <Kbd>Shift Enter</Kbd> {formatMessage('documents.hintPrevious')}
      </p>
    </aside>
  );
}
