import { useId, type ReactNode } from 'react';

import type { LocationHint } from '../../../../domain/quiz/commands/command.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { ImageIcon } from '../../../design/icons/image-icon.tsx';
import { pickFiles } from '../../../design/fields/pick-files.ts';
import { toolProps } from '../../../design/hooks/use-tool-keys.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { ImageAltField } from './image-alt-field.tsx';

interface QuestionImageProps {
  /** The question's key. */
  readonly item: string;
  readonly image: string | null;
  /** What the image shows. */
  readonly alt: string;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
}

/**
 * The image of a question: add, describe, replace, remove; a failed upload shows its error below
 * (QED-56, QVAL-35).
 */
export function QuestionImage({
  item,
  image,
  alt,
  number,
  activityIndex,
  index,
}: QuestionImageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const errorId = useId();
  const near: LocationHint = [activityIndex, index];
  const hasFailed = useEditorSelector(({ imageErrorItem }) => imageErrorItem === item);
  const pickFile = (): void => {
    pickFiles(
      'image/*',
      ([file]) => {
        if (file !== undefined) editor.send({ type: 'questionImage.open', item, file });
      },
      false,
    );
  };
  const description = hasFailed ? { 'aria-describedby': errorId } : {};
  return (
    <div data-question-image="" data-reveal-part="image" className="grid justify-items-start gap-2">
      {image === null ? (
        <Button
          {...description}
          {...toolProps}
          variant="quiet"
          icon={<ImageIcon />}
          onClick={pickFile}
        >
          {formatMessage('quizImage.add')}
        </Button>
      ) : (
        <div className="flex w-full flex-wrap gap-x-4 gap-y-2">
          <figure className="grid max-w-full justify-items-start gap-1">
            <img
              src={image}
              alt={alt === '' ? formatMessage('quizImage.of', { number }) : alt}
              className="max-h-48 max-w-full rounded-md border border-line bg-surface-2 object-contain"
            />
            <figcaption className="flex gap-1">
              <Button {...description} {...toolProps} variant="quiet" onClick={pickFile}>
                {formatMessage('quizImage.replace')}
              </Button>
              <RemoveImageButton item={item} near={near} />
            </figcaption>
          </figure>
          <div data-reveal-part="imageAlt" className="min-w-56 flex-1">
            <ImageAltField
              value={alt}
              onChange={(next) => {
                editor.send({ type: 'question.setImageAlt', item, alt: next, near });
              }}
              onLeave={() => {
                editor.send({ type: 'field.leave' });
              }}
            />
          </div>
        </div>
      )}
      {hasFailed && (
        <p id={errorId} data-field-error="" className="text-xs text-bad">
          {formatMessage('quizImage.failed')}
        </p>
      )}
    </div>
  );
}

interface RemoveImageButtonProps {
  /** The question's key. */
  readonly item: string;
  readonly near: LocationHint;
}

function RemoveImageButton({ item, near }: RemoveImageButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <Button
      {...toolProps}
      variant="quiet"
      onClick={() => {
        editor.send({
          type: 'question.setImage',
          item,
          image: null,
          near,
        });
      }}
    >
      {formatMessage('quizImage.remove')}
    </Button>
  );
}
