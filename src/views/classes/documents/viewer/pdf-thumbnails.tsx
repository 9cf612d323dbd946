import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { useNearViewport } from '../../../design/hooks/use-near-viewport.ts';
import type { PdfController } from '../../../design/viewers/pdf/pdf-controller.ts';
import type { PdfState } from '../../../design/viewers/pdf/pdf-state.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { classNames } from '../../../design/class-names.ts';

const widthPixels = 96;

interface PagePictureProps {
  readonly page: number;
  readonly controller: PdfController;
}

/** The small picture of a page, drawn once, when it comes near the visible ones. */
function PagePicture({ page, controller }: PagePictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useNearViewport(canvas, () => {
    if (canvas.current !== null) controller.drawThumbnail(page, canvas.current, widthPixels);
  });
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={widthPixels}
      height={Math.round(widthPixels * Math.SQRT2)}
      className={classNames(
        'w-24 rounded-xs border border-line bg-white group-hover:border-control',
        'group-aria-[current]:border-transparent group-aria-[current]:outline-3',
        'group-aria-[current]:outline-accent',
      )}
    />
  );
}

interface ThumbnailProps extends PagePictureProps {
  readonly isCurrent: boolean;
  readonly matchCount: number;
  /** By how many degrees the pages are turned. */
  readonly rotation: number;
  readonly onChoose: (page: number) => void;
}

/** Scrolls to the current page's button, and moves the focus to it from another page's. */
function reveal(button: HTMLButtonElement | null): void {
  if (button === null) return;
  button.scrollIntoView({ block: 'nearest' });
  if (button.closest('ol')?.contains(document.activeElement) === true) button.focus();
}

function Thumbnail({
  page,
  isCurrent,
  matchCount,
  rotation,
  controller,
  onChoose,
}: ThumbnailProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <button
      type="button"
      ref={isCurrent ? reveal : null}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={formatMessage('documents.pageNumber', { page, count: matchCount })}
      onClick={() => {
        onChoose(page);
      }}
      className="group grid w-full justify-items-center gap-1 rounded-md p-1"
    >
      <PagePicture key={rotation} page={page} controller={controller} />
      <span
        className={classNames(
          'figures flex items-center gap-1.5 text-xs text-ink-2',
          'group-aria-[current]:font-semibold group-aria-[current]:text-accent',
        )}
      >
        <span>{page}</span>
        {matchCount > 0 && (
          <span className="rounded-full bg-warn-soft px-1.5 font-semibold text-warn">
            {matchCount}
          </span>
        )}
      </span>
    </button>
  );
}

interface PdfThumbnailsProps {
  readonly state: PdfState;
  readonly controller: PdfController;
  readonly onChoose: (page: number) => void;
}

/** The pages as small pictures, which arrow keys move through. */
export function PdfThumbnails({ state, controller, onChoose }: PdfThumbnailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const move = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    controller.goToPage(state.page + step);
  };
  return (
    <nav
      aria-label={formatMessage('documents.thumbnails')}
      className={classNames(
        'w-34 shrink-0 overflow-y-auto border-e border-line bg-surface px-2 py-3',
        'max-md:absolute max-md:inset-y-0 max-md:start-0 max-md:z-10 max-md:shadow-float',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves through its buttons */}
      <ol onKeyDown={move} className="grid gap-2">
        {Array.from({ length: state.pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Thumbnail
              page={page}
              isCurrent={page === state.page}
              matchCount={state.matchesByPage.get(page) ?? 0}
              rotation={state.rotation}
              controller={controller}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
