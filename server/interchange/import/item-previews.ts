import type { NewItem } from '../../../src/api/contract/entities/quiz-payload.ts';
import type { ImportPreview } from '../../../src/domain/interchange/import/imported-package.ts';

/** How many characters of markup the preview of an item has at most. */
const maxItemCharacters = 20_000;
/** How many characters of markup all previews of a package have at most. */
const maxCharacters = 6_000_000;

const toPreview = ({
  type,
  title,
  image,
  imageAlt,
  isMultiple,
  textOptions,
  rightAnswer,
}: NewItem): ImportPreview => ({
  kind: type,
  isMultiple,
  isShortened: false,
  text: title,
  image,
  imageAlt: imageAlt ?? '',
  options: textOptions.map(({ id, text }) => ({ text, isRight: rightAnswer.includes(id) })),
});

/** Collects what items look like when they are stored, up to a size that a response may have. */
export class ItemPreviews {
  readonly #previews = new Map<string, ImportPreview>();
  #characters = 0;

  add(key: string, item: NewItem): void {
    const characters = item.textOptions.reduce(
      (sum, { text }) => sum + text.length,
      item.title.length,
    );
    if (characters > maxItemCharacters || this.#characters + characters > maxCharacters) return;
    this.#characters += characters;
    this.#previews.set(key, toPreview(item));
  }

  /** Returns the preview of an item; undefined for one that is too large. */
  get(key: string): ImportPreview | undefined {
    return this.#previews.get(key);
  }
}
