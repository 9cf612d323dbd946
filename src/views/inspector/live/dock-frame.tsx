import { useState, type ReactNode } from 'react';

import { classNames } from '../../design/class-names.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { PanelLeftIcon, XIcon } from '../../design/icons/icons.tsx';
import { getLineKey, isRightToLeft } from '../../design/keyboard.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';

/** Where the inspector stands beside the app, and its width or height in pixels. */
export interface DockPlace {
  readonly side: 'end' | 'bottom';
  readonly size: number;
}

interface DockFrameProps {
  /** The address of the inspector. */
  readonly address: string;
  readonly place: DockPlace;
  readonly onPlace: (place: DockPlace) => void;
  readonly onClose: () => void;
}

const minSize = 280;
const keyStep = 32;

const growKeys: Readonly<Record<string, number>> = {
  ArrowLeft: keyStep,
  ArrowUp: keyStep,
  ArrowRight: -keyStep,
  ArrowDown: -keyStep,
};

/** Returns the width between a place on the screen and the end of its lines, in pixels. */
const getWidthAtEnd = (x: number): number => (isRightToLeft() ? x : window.innerWidth - x);

/** Marks the page in the frame, so that it shows the inspector without the frame of the console. */
function markDocked(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  if (root !== undefined) root.dataset['docked'] = '';
}

type DockLineProps = Pick<DockFrameProps, 'place' | 'onPlace'> & {
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
};

/** The line between the app and the inspector, which is moved by pointer or arrow keys. */
function DockLine({ place, onPlace, isMoving, onMoving }: DockLineProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { side, size } = place;
  const isEnd = side === 'end';
  const maxSize = Math.max(minSize, (isEnd ? window.innerWidth : window.innerHeight) - minSize);
  const resize = (next: number): void => {
    onPlace({ side, size: Math.round(Math.min(Math.max(next, minSize), maxSize)) });
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={formatMessage('recording.dockSize')}
      aria-orientation={isEnd ? 'vertical' : 'horizontal'}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      aria-valuenow={size}
      data-side={side}
      className={classNames(
        'absolute z-10 touch-none hover:bg-accent max-md:hidden',
        'data-[side=bottom]:-top-1 data-[side=bottom]:h-2 data-[side=bottom]:w-full',
        'data-[side=bottom]:cursor-row-resize data-[side=end]:-start-1',
        'data-[side=end]:h-full data-[side=end]:w-2 data-[side=end]:cursor-col-resize',
      )}
      onKeyDown={(event) => {
        const growth = growKeys[getLineKey(event)];
        if (growth === undefined) return;
        event.preventDefault();
        resize(size + growth);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onMoving(true);
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (isMoving) resize(isEnd ? getWidthAtEnd(clientX) : window.innerHeight - clientY);
      }}
      onPointerUp={() => {
        onMoving(false);
      }}
    />
  );
}

/** The inspector beside the app. On narrow windows it covers the app. */
export function DockFrame({ address, place, onPlace, onClose }: DockFrameProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [isMoving, setMoving] = useState(false);
  const { side, size } = place;
  const isEnd = side === 'end';
  return (
    <aside
      aria-label={formatMessage('inspector.title')}
      data-side={side}
      style={isEnd ? { width: size } : { height: size }}
      className={classNames(
        'fixed end-0 bottom-0 z-20 flex flex-col border-line-strong bg-surface',
        'shadow-pop max-md:!inset-0 max-md:!h-auto max-md:!w-auto',
        'data-[side=bottom]:start-0 data-[side=bottom]:border-t data-[side=end]:top-0',
        'data-[side=end]:border-s',
      )}
    >
      <DockLine place={place} onPlace={onPlace} isMoving={isMoving} onMoving={setMoving} />
      <div className="flex items-center justify-end gap-1 border-b border-line px-2">
        <span className="grow px-1 text-sm font-semibold">{formatMessage('inspector.title')}</span>
        <span className="max-md:hidden">
          <IconButton
            label={formatMessage(isEnd ? 'recording.dockBelow' : 'recording.dockBeside')}
            icon={<PanelLeftIcon className={isEnd ? '-rotate-90 rtl:rotate-90' : 'rotate-180'} />}
            onClick={() => {
              onPlace({ side: isEnd ? 'bottom' : 'end', size: isEnd ? 360 : 560 });
            }}
          />
        </span>
        <IconButton label={formatMessage('recording.undock')} icon={<XIcon />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, with its rights */}
      <iframe
        title={formatMessage('inspector.title')}
        src={address}
        className={`min-h-0 w-full grow ${isMoving ? 'pointer-events-none' : ''}`}
        onLoad={({ currentTarget }) => {
          markDocked(currentTarget);
        }}
      />
    </aside>
  );
}
