import './crop-frame.css';

import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';

import type { OpenedPicture, PictureArea } from '../../../machines/quiz/question-image-machine.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { SegmentedControl } from '../../design/segmented-control.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import type { QuestionImageRef } from './crop-dialog.tsx';

interface CropFrameProps {
  readonly image: QuestionImageRef;
  readonly onClose: () => void;
}

type Shape = 'whole' | '1:1' | '4:3' | '16:9';

const ratios: Readonly<Record<Exclude<Shape, 'whole'>, number>> = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 };
const ratioOf = (shape: Shape, { width, height }: OpenedPicture): number => (shape === 'whole' ? width / height : ratios[shape]);
const largestZoom = 4;
const middle = { x: 0, y: 0 } as const;

/** Crops a picture and uploads what is in the frame; use `CropDialog`, which loads it. */
export function CropFrame({ image, onClose }: CropFrameProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { picture, part, complaint } = useSelector(image, ({ context }) => context);
  const isUploading = useSelector(image, (snapshot) => snapshot.matches('uploading'));
  const isUnreadable = useSelector(image, (snapshot) => snapshot.matches('unreadable'));
  const [area, setArea] = useState<PictureArea | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={sentence('quizImage.cropTitle')}
      closeLabel={sentence('common.close')}
      size="m"
      footer={(
        <>
          <Button onClick={onClose}>{sentence('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={isUploading}
            whyDisabled={isUnreadable ? sentence('richText.onlyImages') : undefined}
            onClick={() => { if (area !== null) image.send({ type: 'crop.upload', area }); }}
          >
            {sentence('quizImage.upload')}
          </Button>
        </>
      )}
    >
      <div className="grid gap-4">
        {picture === null && !isUnreadable && <output className="text-sm text-ink-2">{sentence('quizImage.reading')}</output>}
        {picture !== null && <Frame picture={picture} onArea={setArea} />}
        {isUploading && (
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow"><ProgressBar label={sentence('quizImage.uploading')} progress={part} detail={sentence('richText.uploadPart', { percent: Math.round(part * 100) })} /></div>
            <Button variant="quiet" onClick={() => { image.send({ type: 'crop.stop' }); }}>{sentence('quizImage.stop')}</Button>
          </div>
        )}
        {complaint !== null && <p role="alert" className="text-sm text-bad">{say(complaint)}</p>}
      </div>
    </Dialog>
  );
}

interface FrameProps {
  readonly picture: OpenedPicture;
  readonly onArea: (area: PictureArea) => void;
}

function Frame({ picture, onArea }: FrameProps): ReactNode {
  const sentence = useSentence();
  const [crop, setCrop] = useState<{ readonly x: number; readonly y: number }>(middle);
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('whole');
  return (
    <>
      <p className="text-sm text-ink-2">{sentence('quizImage.cropHint')}</p>
      <div className="relative h-72 overflow-hidden rounded-md bg-surface-2 max-md:h-56">
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={largestZoom}
          aspect={ratioOf(shape, picture)}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': sentence('quizImage.area') }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => { onArea(pixels); }}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SegmentedControl
          label={sentence('quizImage.shape')}
          value={shape}
          choices={[{ value: 'whole', label: sentence('quizImage.shapeWhole') }, { value: '1:1', label: sentence('quizImage.shapeSquare') }, { value: '4:3', label: '4:3' }, { value: '16:9', label: '16:9' }]}
          onChange={(next) => {
            setShape(next);
            setCrop(middle);
          }}
        />
        <label className="grid min-w-40 grow gap-1 text-xs font-medium text-ink-2">
          {sentence('quizImage.zoom')}
          <input
            type="range"
            min={1}
            max={largestZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={sentence('quizImage.zoomed', { percent: Math.round(zoom * 100) })}
            onChange={(event) => { setZoom(Number(event.target.value)); }}
            className="h-control w-full accent-accent"
          />
        </label>
      </div>
    </>
  );
}
