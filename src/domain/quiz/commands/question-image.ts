import type { DraftItem } from '../draft/draft.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';

/** The image of a question and what it shows; an empty `alt` when nobody described it. */
export interface QuestionImage {
  readonly image: string | null;
  readonly alt: string;
}

/** Returns the image of an item with its description. */
export const getQuestionImage = ({ image, imageAlt = '' }: DraftItem): QuestionImage => ({
  image,
  alt: imageAlt,
});

/**
 * Returns the event that gives an item an image with its description, or none when it has both. A
 * description goes with its image: without an image there is none.
 */
export function createImageEvents(
  at: ItemPosition,
  item: DraftItem,
  { image, alt }: QuestionImage,
): readonly QuizEvent[] {
  const from = getQuestionImage(item);
  const toAlt = image === null ? '' : alt;
  if (image !== from.image)
    return [
      {
        type: 'questionImageChanged',
        at,
        from: from.image,
        to: image,
        ...(from.alt !== '' && { fromAlt: from.alt }),
        ...(toAlt !== '' && { toAlt }),
      },
    ];
  return image === null || toAlt === from.alt
    ? []
    : [{ type: 'questionImageAltChanged', at, image, from: from.alt, to: toAlt }];
}
