import './crop-editor.css';

import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';

import type { Message } from '../../../domain/messages/message.ts';
import type {
  OpenedPicture,
  PictureArea,
} from '../../../machines/shared/upload/crop-upload-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import type { CropDialogProps, CropShape } from './crop-types.ts';

const largestZoom = 4;
const noOffset = { x: 0, y: 0 } as const;

/** Returns the largest part in the middle of a picture that has this ratio of width to height. */
function getMiddle(picture: OpenedPicture, ratio: number): PictureArea {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  };
}

/** Returns the ratio of width to height that a shape gives a picture. */
const getRatio = ({ width, height }: OpenedPicture, shape: CropShape | undefined): number =>
  shape?.ratio ?? width / height;

/** Returns why a picture cannot be uploaded now, or undefined. */
function findReason(picture: OpenedPicture | null, isUnreadable: boolean, error: Message | null) {
  if (isUnreadable) return error ?? undefined;
  return picture === null ? { key: 'crop.reading' as const } : undefined;
}

/** Crops a picture and uploads the selected part. Use `CropDialog`, which loads this component. */
export function CropFrame({ image, title, shapes, children, onClose }: CropDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { picture, progress, error } = useSelector(image, ({ context }) => context);
  const isUploading = useSelector(image, (snapshot) => snapshot.matches('uploading'));
  const isUnreadable = useSelector(image, (snapshot) => snapshot.matches('unreadable'));
  // Null until the frame is measured; then it is in the middle.
  const [area, setArea] = useState<PictureArea | null>(null);
  const reason = findReason(picture, isUnreadable, error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={formatMessage('common.close')}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{formatMessage('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={isUploading}
            disabledReason={reason && formatMessage(reason)}
            onClick={() => {
              if (picture === null) return;
              const middle = getMiddle(picture, getRatio(picture, shapes[0]));
              image.send({ type: 'crop.upload', area: area ?? middle });
            }}
          >
            {formatMessage('crop.upload')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {picture === null && !isUnreadable && (
          <output className="text-sm text-ink-2">{formatMessage('crop.reading')}</output>
        )}
        {picture?.isAnimated === true && (
          <p role="status" className="text-sm text-ink-2">
            {formatMessage('crop.animated')}
          </p>
        )}
        {picture !== null && <Frame picture={picture} shapes={shapes} onArea={setArea} />}
        {children}
        {isUploading && (
          <UploadProgress
            label={formatMessage('crop.uploading')}
            part={progress}
            onStop={() => {
              image.send({ type: 'crop.stop' });
            }}
          />
        )}
        {error !== null && (
          <p role="alert" className="text-sm text-bad">
            {formatMessage(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface FrameProps {
  readonly picture: OpenedPicture;
  readonly shapes: readonly CropShape[];
  readonly onArea: (area: PictureArea) => void;
}

function Frame({ picture, shapes, onArea }: FrameProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [crop, setCrop] = useState<{ readonly x: number; readonly y: number }>(noOffset);
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState(shapes[0]?.name ?? '');
  const ratio = getRatio(
    picture,
    shapes.find(({ name }) => name === shape),
  );
  return (
    <>
      <p className="text-sm text-ink-2">{formatMessage('crop.hint')}</p>
      <div className="relative h-72 overflow-hidden rounded-md bg-surface-2 max-md:h-56">
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={largestZoom}
          aspect={ratio}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': formatMessage('crop.area') }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            onArea(pixels);
          }}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SegmentedControl
          label={formatMessage('crop.shape')}
          value={shape}
          choices={shapes.map(({ name, label }) => ({ value: name, label }))}
          onChange={(next) => {
            setShape(next);
            setCrop(noOffset);
          }}
        />
        <label className="grid min-w-40 grow gap-1 text-xs font-medium text-ink-2">
          {formatMessage('crop.zoom')}
          <input
            type="range"
            min={1}
            max={largestZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={formatMessage('crop.zoomed', { percent: Math.round(zoom * 100) })}
            onChange={(event) => {
              setZoom(Number(event.target.value));
            }}
            className="h-control w-full accent-accent"
          />
        </label>
      </div>
    </>
  );
}
