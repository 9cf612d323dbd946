import { useId, type ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { ImageIcon } from '../../../design/icons/image-icon.tsx';
import { pickFiles } from '../../../design/fields/pick-files.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';

interface QuestionImageProps {
  /** The question's key. */
  readonly item: string;
  readonly image: string | null;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
}

/**
 * The image of a question: add, replace, remove; a failed upload shows its error below (QED-56,
 * QVAL-35).
 */
export function QuestionImage({
  item,
  image,
  number,
  activityIndex,
  index,
}: QuestionImageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const errorId = useId();
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
        <Button {...description} variant="quiet" icon={<ImageIcon />} onClick={pickFile}>
          {formatMessage('quizImage.add')}
        </Button>
      ) : (
        <figure className="grid justify-items-start gap-1">
          <img
            src={image}
            alt={formatMessage('quizImage.of', { number })}
            className="max-h-48 max-w-full rounded-md border border-line bg-surface-2 object-contain"
          />
          <figcaption className="flex gap-1">
            <Button {...description} variant="quiet" onClick={pickFile}>
              {formatMessage('quizImage.replace')}
            </Button>
            <RemoveImageButton item={item} activityIndex={activityIndex} index={index} />
          </figcaption>
        </figure>
      )}
      {hasFailed && (
        <p id={errorId} data-field-error="" className="text-xs text-bad">
          {formatMessage('quizImage.failed')}
        </p>
      )}
    </div>
  );
}

type RemoveImageButtonProps = Pick<QuestionImageProps, 'item' | 'activityIndex' | 'index'>;

function RemoveImageButton({ item, activityIndex, index }: RemoveImageButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <Button
      variant="quiet"
      onClick={() => {
        editor.send({
          type: 'question.setImage',
          item,
          image: null,
          near: [activityIndex, index],
        });
      }}
    >
      {formatMessage('quizImage.remove')}
    </Button>
  );
}
