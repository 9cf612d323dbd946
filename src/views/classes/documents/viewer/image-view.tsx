import { useRef, useState, type PointerEvent, type ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { MinusIcon, PlusIcon, RotateIcon } from '../../../design/icons/icons.tsx';
import { useBlobSource } from '../../../design/hooks/use-blob-source.ts';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface ImageViewProps {
  readonly name: string;
  readonly content: Blob;
  readonly onFailed: () => void;
}

const zoomStep = 1.25;
const maxZoom = 8;
const minZoom = 0.1;

interface ImageToolbarProps {
  /** The size of the picture, 1 at its own size, or null when it fits the page. */
  readonly zoom: number | null;
  readonly onZoom: (zoom: number | null) => void;
  /** Enlarges the picture by a factor. */
  readonly onChange: (factor: number) => void;
  readonly onTurn: () => void;
}

/** The size and the rotation of a picture. */
function ImageToolbar({ zoom, onZoom, onChange, onTurn }: ImageToolbarProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5 max-md:gap-0">
      <IconButton
        icon={<MinusIcon />}
        label={formatMessage('documents.zoomOut')}
        onClick={() => {
          onChange(1 / zoomStep);
        }}
      />
      <IconButton
        icon={<PlusIcon />}
        label={formatMessage('documents.zoomIn')}
        onClick={() => {
          onChange(zoomStep);
        }}
      />
      <Button
        variant="quiet"
        aria-pressed={zoom === null}
        onClick={() => {
          onZoom(null);
        }}
      >
        {formatMessage('documents.fitPage')}
      </Button>
      <Button
        variant="quiet"
        aria-pressed={zoom === 1}
        onClick={() => {
          onZoom(1);
        }}
      >
        {formatMessage('documents.actualSize')}
      </Button>
      <IconButton
        icon={<RotateIcon />}
        label={formatMessage('documents.rotate')}
        onClick={() => {
          onTurn();
        }}
      />
      {zoom !== null && (
        <span className="figures ms-2 text-sm text-ink-2 max-md:hidden">
          {Math.round(zoom * 100)}%
        </span>
      )}
    </div>
  );
}

/** A picture that fits the page, can be enlarged, moved by pointer or scrolling, and turned. */
export function ImageView({ name, content, onFailed }: ImageViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useBlobSource(content);
  const [naturalWidth, setNaturalWidth] = useState<number | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [turns, setTurns] = useState(0);
  const fitted = (): number =>
    Math.min(1, (frame.current?.clientWidth ?? 1) / Math.max(1, naturalWidth ?? 1));
  const change = (factor: number): void => {
    setZoom(Math.min(maxZoom, Math.max(minZoom, (zoom ?? fitted()) * factor)));
  };
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    currentTarget.scrollBy(-movementX, -movementY);
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <ImageToolbar
        zoom={zoom}
        onChange={change}
        onZoom={setZoom}
        onTurn={() => {
          setTurns((turns + 1) % 4);
        }}
      />
      <ScrollRegion
        ref={frame}
        label={formatMessage('documents.pictureOf', { name })}
        onPointerMove={drag}
        onKeyDown={({ key }) => {
          if (key === '+') change(zoomStep);
          if (key === '-') change(1 / zoomStep);
          if (key === '0') setZoom(null);
        }}
        className="grid min-h-0 grow cursor-grab place-items-center bg-line/60 p-4 active:cursor-grabbing"
      >
        <img
          ref={picture}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget }) => {
            setNaturalWidth(currentTarget.naturalWidth);
          }}
          onError={onFailed}
          style={{
            rotate: `${String(turns * 90)}deg`,
            ...(zoom !== null &&
              naturalWidth !== null && { width: naturalWidth * zoom, maxWidth: 'none' }),
          }}
          className={zoom === null ? 'max-h-full max-w-full object-contain' : ''}
        />
      </ScrollRegion>
    </div>
  );
}
