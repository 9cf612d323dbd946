import { useId, type ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { ImageIcon } from '../design/image-icon.tsx';
import { pickFiles } from '../design/pick-files.ts';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

interface QuestionImageProps {
  readonly item: string;
  readonly image: string | null;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
}

/** The image of a question: add, replace and remove it; what went wrong stands below (QED-56, QVAL-35). */
export function QuestionImage({
  item,
  image,
  number,
  activityIndex,
  index,
}: QuestionImageProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const errorId = useId();
  const hasFailed = useEditing(({ imageFault }) => imageFault === item);
  const pick = (): void => {
    pickFiles(
      'image/*',
      ([file]) => {
        if (file !== undefined) editor.send({ type: 'questionImage.open', item, file });
      },
      false,
    );
  };
  const described = hasFailed ? { 'aria-describedby': errorId } : {};
  return (
    <div data-question-image="" data-reveal-part="image" className="grid justify-items-start gap-2">
      {image === null ? (
        <Button {...described} variant="quiet" icon={<ImageIcon />} onClick={pick}>
          {sentence('quizImage.add')}
        </Button>
      ) : (
        <figure className="grid justify-items-start gap-1">
          <img
            src={image}
            alt={sentence('quizImage.of', { number })}
            className="max-h-48 max-w-full rounded-md border border-line bg-surface-2 object-contain"
          />
          <figcaption className="flex gap-1">
            <Button {...described} variant="quiet" onClick={pick}>
              {sentence('quizImage.replace')}
            </Button>
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
              {sentence('quizImage.remove')}
            </Button>
          </figcaption>
        </figure>
      )}
      {hasFailed && (
        <p id={errorId} data-field-error="" className="text-xs text-bad">
          {sentence('quizImage.failed')}
        </p>
      )}
    </div>
  );
}
