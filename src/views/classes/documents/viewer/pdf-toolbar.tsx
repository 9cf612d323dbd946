import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  FitWidthIcon,
  MinusIcon,
  PlusIcon,
  RotateIcon,
} from '../../../design/icons/icons.tsx';
import { SearchField } from '../../../design/fields/search-field.tsx';
import type { PdfController, PdfState } from '../../../design/viewers/pdf/pdf-controller.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';

const zoomStep = 1.2;

interface PdfToolbarProps {
  readonly state: PdfState;
  readonly controller: PdfController | null;
  /** The element around the search field. */
  readonly searchRef: RefObject<HTMLDivElement | null>;
}

/** The page number, which can be typed. */
function PageField({ state, controller }: Omit<PdfToolbarProps, 'searchRef'>): ReactNode {
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
          if (event.key !== 'Enter') return;
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

/** The search in the document: Enter goes to the next place, Shift and Enter to the previous. */
function FindField({ state, controller, searchRef }: PdfToolbarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [text, setText] = useState('');
  const move = (direction: 'next' | 'previous'): void => {
    if (text !== '') controller?.find(text, direction);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move(event.shiftKey ? 'previous' : 'next');
  };
  return (
    <div
      ref={searchRef}
      className="flex items-center gap-1 max-md:w-full"
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <SearchField
        label={formatMessage('documents.find')}
        value={text}
        onChange={(next) => {
          setText(next);
          controller?.find(next);
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <span
        role="status"
        className="figures min-w-16 text-center text-xs whitespace-nowrap text-ink-2"
      >
        {text === ''
          ? ''
          : state.matchCount === 0
            ? formatMessage('documents.noMatches')
            : formatMessage('documents.matches', {
                current: state.match,
                count: state.matchCount,
              })}
      </span>
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
    </div>
  );
}

/** The size and the rotation of the pages. */
function SizeButtons({ state, controller }: Omit<PdfToolbarProps, 'searchRef'>): ReactNode {
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
      <span className="figures min-w-12 text-center text-sm font-semibold">
        {Math.round(state.scale * 100)}%
      </span>
      <IconButton
        icon={<PlusIcon />}
        label={formatMessage('documents.zoomIn')}
        onClick={() => {
          controller?.zoom(state.scale * zoomStep);
        }}
      />
      <Button
        variant="quiet"
        icon={<FitWidthIcon />}
        onClick={() => {
          controller?.zoom('page-width');
        }}
      >
        {formatMessage('documents.fitWidth')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          controller?.zoom('page-fit');
        }}
      >
        {formatMessage('documents.fitPage')}
      </Button>
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
export function PdfToolbar(props: PdfToolbarProps): ReactNode {
  const { state, controller } = props;
  const formatMessage = useFormatMessage();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
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
      <PageField state={state} controller={controller} />
      <span aria-hidden="true" className="mx-1 h-5 border-s border-line max-md:hidden" />
      <SizeButtons state={state} controller={controller} />
      <span className="grow" />
      <FindField {...props} />
    </div>
  );
}
