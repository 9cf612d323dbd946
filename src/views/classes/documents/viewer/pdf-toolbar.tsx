import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  FitWidthIcon,
  MinusIcon,
  PanelLeftIcon,
  PlusIcon,
  RotateIcon,
} from '../../../design/icons/icons.tsx';
import { Menu } from '../../../design/menus/menu.tsx';
import { SearchField } from '../../../design/fields/search-field.tsx';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import type { PdfController } from '../../../design/viewers/pdf/pdf-controller.ts';
import type { PdfState } from '../../../design/viewers/pdf/pdf-state.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';

/** By how much a press enlarges the pages. */
export const zoomStep = 1.2;
const percents = [50, 75, 100, 125, 150, 200, 400] as const;

interface PdfToolbarProps {
  readonly state: PdfState;
  readonly controller: PdfController | null;
  /** The element around the search field. */
  readonly searchRef: RefObject<HTMLDivElement | null>;
  /** The text that is searched for, empty without a search. */
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly hasThumbnails: boolean;
  readonly onThumbnails: () => void;
}

type PdfParts = Pick<PdfToolbarProps, 'state' | 'controller'>;

/** The page number, which can be typed. */
function PageField({ state, controller }: PdfParts): ReactNode {
  const formatMessage = useFormatMessage();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="flex items-center gap-2 text-sm">
      <input
        aria-label={formatMessage('documents.page')}
        inputMode="numeric"
        value={typed ?? String(state.page)}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={() => {
          setTyped(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          controller?.goToPage(Number(typed));
          setTyped(null);
        }}
        className="figures h-8 w-12 rounded-md border border-control bg-surface text-center max-md:h-11"
      />
      <span className="figures whitespace-nowrap text-ink-2">
        {formatMessage('documents.pageOf', { count: state.pageCount })}
      </span>
    </span>
  );
}

type FindFieldProps = Omit<PdfToolbarProps, 'hasThumbnails' | 'onThumbnails'>;

/** The search in the document: Enter goes to the next place, Shift and Enter to the previous. */
function FindField({ state, controller, searchRef, query, onQuery }: FindFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const move = (direction: 'next' | 'previous'): void => {
    if (query !== '') controller?.find(query, direction);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    move(event.shiftKey ? 'previous' : 'next');
  };
  const { match, matchCount } = state;
  const found =
    matchCount === 0
      ? formatMessage('documents.noMatches')
      : formatMessage('documents.matches', { current: match, count: matchCount });
  return (
    <div
      ref={searchRef}
      className="flex min-w-0 items-center gap-1 max-md:w-full"
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <SearchField
        label={formatMessage('documents.find')}
        value={query}
        onChange={onQuery}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <span
        role="status"
        className="figures text-center text-xs whitespace-nowrap text-ink-2 not-empty:min-w-16"
      >
        {query === '' ? '' : found}
      </span>
      {query !== '' && (
        <>
          <IconButton
            icon={<ChevronUpIcon />}
            label={formatMessage('documents.findPrevious')}
            onClick={() => {
              move('previous');
            }}
          />
          <IconButton
            icon={<ChevronDownIcon />}
            label={formatMessage('documents.findNext')}
            onClick={() => {
              move('next');
            }}
          />
        </>
      )}
    </div>
  );
}

/** The size as a button that opens a menu of sizes. */
function SizeMenu({ state, controller }: PdfParts): ReactNode {
  const formatMessage = useFormatMessage();
  const fits = [
    ['documents.fitWidth', 'page-width'],
    ['documents.fitPage', 'page-fit'],
  ] as const;
  return (
    <Menu
      label={formatMessage('documents.zoom')}
      placement="bottom start"
      items={[
        ...fits.map(([key, zoom]) => ({
          kind: 'action' as const,
          label: formatMessage(key),
          onSelect: () => controller?.zoom(zoom),
        })),
        { kind: 'line', id: 'sizes' },
        ...percents.map((percent) => ({
          kind: 'action' as const,
          label: `${String(percent)}%`,
          onSelect: () => controller?.zoom(percent / 100),
        })),
      ]}
    >
      {(trigger) => (
        <Button {...trigger} variant="quiet" aria-label={formatMessage('documents.zoom')}>
          <span className="flex items-center gap-2">
            <span className="figures">{Math.round(state.scale * 100)}%</span>
            <ChevronDownIcon className="text-ink-3" />
          </span>
        </Button>
      )}
    </Menu>
  );
}

/** The size and the rotation of the pages. */
function SizeButtons({ state, controller }: PdfParts): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <IconButton
        icon={<MinusIcon />}
        label={formatMessage('documents.zoomOut')}
        onClick={() => {
          controller?.zoom(state.scale / zoomStep);
        }}
      />
      <SizeMenu state={state} controller={controller} />
      <IconButton
        icon={<PlusIcon />}
        label={formatMessage('documents.zoomIn')}
        onClick={() => {
          controller?.zoom(state.scale * zoomStep);
        }}
      />
      <span className="hidden @min-[50rem]:flex">
        <Button
          variant="quiet"
          icon={<FitWidthIcon />}
          onClick={() => {
            controller?.zoom('page-width');
          }}
        >
          {formatMessage('documents.fitWidth')}
        </Button>
      </span>
      <IconButton
        icon={<RotateIcon />}
        label={formatMessage('documents.rotate')}
        onClick={() => {
          controller?.rotate();
        }}
      />
    </>
  );
}

/** The pages, the size and the search of a PDF. */
export function PdfToolbar({ hasThumbnails, onThumbnails, ...find }: PdfToolbarProps): ReactNode {
  const { state, controller } = find;
  const formatMessage = useFormatMessage();
  return (
    <div className="@container border-b border-line bg-surface px-3 py-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:gap-x-0 @min-[42rem]:flex-nowrap">
        <IconButton
          icon={<PanelLeftIcon />}
          label={formatMessage('documents.thumbnails')}
          aria-pressed={hasThumbnails}
          onClick={onThumbnails}
        />
        <span aria-hidden="true" className="mx-1 h-5 border-s border-line @max-[50rem]:hidden" />
        <span className="hidden @min-[50rem]:flex">
          <IconButton
            icon={<ChevronUpIcon />}
            label={formatMessage('documents.previousPage')}
            onClick={() => {
              controller?.goToPage(state.page - 1);
            }}
          />
          <IconButton
            icon={<ChevronDownIcon />}
            label={formatMessage('documents.nextPage')}
            onClick={() => {
              controller?.goToPage(state.page + 1);
            }}
          />
        </span>
        <PageField state={state} controller={controller} />
        <span aria-hidden="true" className="mx-1 h-5 border-s border-line @max-[50rem]:hidden" />
        <SizeButtons state={state} controller={controller} />
        <span className="grow" />
        <FindField {...find} />
      </div>
    </div>
  );
}
