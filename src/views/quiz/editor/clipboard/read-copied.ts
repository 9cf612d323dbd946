import * as z from 'zod/mini';

import {
  copiedAttribute,
  copiedVersion,
} from '../../../../domain/quiz/clipboard/copied-questions.ts';
import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import {
  maxImageAltCharacters,
  maxItems,
  maxOptions,
} from '../../../../domain/quiz/draft/quiz-limits.ts';
import { normalizeHtml } from '../../../../domain/rich-text/normalize-html.ts';
import { isRichText } from '../../../../domain/rich-text/plain-text.ts';
import { cleanPasted } from '../../../shared/rich-text/editor/clean-pasted.ts';

/** A stored text whose markup is cleaned as that of pasted rich text. */
const richText = z.pipe(
  z.string(),
  z.transform((text: string): string =>
    isRichText(text) ? normalizeHtml(cleanPasted(text).html) : text,
  ),
);

const address = z.string().check(z.regex(/^(?:\/(?!\/)|https?:\/\/)/), z.maxLength(2000));

const article = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  image: z.nullable(address),
});

const fields = {
  key: z.string(),
  image: z.nullable(address),
  isMultiple: z.boolean(),
  rightAnswer: z.array(z.string()).check(z.maxLength(maxOptions)),
  options: z.array(z.object({ id: z.string(), text: richText })).check(z.maxLength(maxOptions)),
  imageAlt: z.exactOptional(z.string().check(z.maxLength(maxImageAltCharacters))),
};

const question = z
  .object({ ...fields, type: z.literal('question'), title: richText, article: z.null() })
  .check(
    z.refine(({ options, rightAnswer }) => {
      const ids = new Set(options.map(({ id }) => id));
      return ids.size === options.length && rightAnswer.some((id) => ids.has(id));
    }),
  );

const video = z.object({ ...fields, type: z.literal('video'), title: z.string(), article });

const copied = z.object({
  version: z.literal(copiedVersion),
  items: z.array(z.union([question, video])).check(z.maxLength(maxItems)),
});

/**
 * Returns the questions and videos that were copied in a quiz, or null when the HTML has none or
 * they are not as they should be. Texts are cleaned as pasted rich text is.
 */
export function readCopied(html: string): readonly DraftItem[] | null {
  const json = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`[${copiedAttribute}]`)
    ?.getAttribute(copiedAttribute);
  if (json == null) return null;
  try {
    const parsed = copied.safeParse(JSON.parse(json));
    return parsed.success && parsed.data.items.length > 0 ? parsed.data.items : null;
  } catch {
    return null;
  }
}
