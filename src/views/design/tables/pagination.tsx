import type { ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { classNames } from '../class-names.ts';

/** The texts of the pagination. */
export interface PaginationLabels {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
}

interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly labels: PaginationLabels;
  /** Text at the end, for example how many rows a page has. */
  readonly note?: ReactNode;
}

/**
 * Returns the page numbers to show: the first, the last, the current and its neighbors; null is a
 * gap. A gap of one page shows that page.
 */
function listVisiblePages(page: number, pages: number): readonly (number | null)[] {
  const visiblePages = [
    ...new Set([
      1,
      ...(page <= 2 ? [2, 3] : []),
      page - 1,
      page,
      page + 1,
      ...(page >= pages - 1 ? [pages - 2] : []),
      pages,
    ]),
  ]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);
  return visiblePages.flatMap((each, index) => {
    const gap = each - (visiblePages[index - 1] ?? 0);
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [null, each] : [each];
  });
}

const look = classNames(
  'figures flex h-control min-w-control items-center justify-center',
  'rounded-md border border-line-strong bg-surface px-2 text-sm',
  'font-semibold text-ink-2 hover:border-control hover:text-ink',
  'aria-[current=page]:border-ink aria-[current=page]:bg-ink',
  'aria-[current=page]:text-surface inactive:opacity-40',
);

interface StepProps extends Pick<PaginationProps, 'pageCount' | 'onPageChange'> {
  readonly to: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** A button to the previous or next page. */
function Step({ to, pageCount, onPageChange, label, children }: StepProps): ReactNode {
  const isOff = to < 1 || to > pageCount;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPageChange(to);
      }}
      className={look}
    >
      {children}
    </button>
  );
}

/** The pages of a list. Render it only when there is more than one (LST-02). */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  labels,
  note,
}: PaginationProps): ReactNode {
  const steps = { pageCount, onPageChange };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <nav aria-label={labels.label}>
        <ul className="flex flex-wrap items-center gap-1.5">
          <li>
            <Step {...steps} to={page - 1} label={labels.previous}>
              <ChevronLeftIcon />
            </Step>
          </li>
          {listVisiblePages(page, pageCount).map((each, index) =>
            each === null ? (
              <li key={`gap ${String(index)}`} aria-hidden="true" className="px-0.5 text-ink-3">
                …
              </li>
            ) : (
              <li key={each}>
                <button
                  type="button"
                  aria-label={labels.page(each)}
                  aria-current={each === page ? 'page' : undefined}
                  onClick={() => {
                    onPageChange(each);
                  }}
                  className={look}
                >
                  {each}
                </button>
              </li>
            ),
          )}
          <li>
            <Step {...steps} to={page + 1} label={labels.next}>
              <ChevronRightIcon />
            </Step>
          </li>
        </ul>
      </nav>
      {note !== undefined && <span className="figures text-sm text-ink-2">{note}</span>}
    </div>
  );
}
