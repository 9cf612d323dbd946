import type * as z from 'zod';

import { newItem } from '../../../src/api/contract/entities/quiz-payload.ts';
import type {
  ImportedItem,
  ImportedQuestion,
} from '../../../src/domain/interchange/import/imported-package.ts';
import { placePictures } from '../../../src/domain/interchange/import/place-pictures.ts';
import { isAllowedImage } from '../../../src/domain/rich-text/allowed.ts';
import { mostQuestionCharacters } from '../../../src/domain/rich-text/limits.ts';
import { showsNothing } from '../../../src/domain/rich-text/shown.ts';
import { importReasons as say } from '../../../src/domain/sentences/package-faults.ts';
import { storable } from '../../../src/domain/storable.ts';
import { sanitiseText } from '../../html/sanitise.ts';

/** What an item refers to: the addresses of pictures by their path in the package, and the articles that are there. */
export interface ImportGround {
  readonly addresses: ReadonlyMap<string, string>;
  readonly articles: ReadonlySet<number>;
}

/** An item as a create takes it. */
export type NewItem = z.input<typeof newItem>;

/** An item that can be stored, or why it cannot. */
export type SettledItem = { readonly item: NewItem } | { readonly fault: string };

type Kept = (html: string) => string;

/** A text that is far too long is not looked into: it is refused by its length. */
const keptText =
  ({ addresses }: ImportGround): Kept =>
  (html) =>
    html.length > mostQuestionCharacters * 2
      ? html
      : sanitiseText(storable(placePictures(html, addresses)));

function newQuestion(question: ImportedQuestion, sortIndex: number, ground: ImportGround): NewItem {
  const kept = keptText(ground);
  const options = question.options.map(({ text, isRight }, at) => ({
    id: `o${String(at + 1)}`,
    text: kept(text),
    isRight,
  }));
  return {
    type: 2,
    sortIndex,
    article: null,
    title: kept(question.title),
    image:
      question.image === null
        ? null
        : (ground.addresses.get(question.image) ??
          (isAllowedImage(question.image) && question.image.startsWith('https:')
            ? question.image
            : null)),
    isMultiple: question.isMultiple,
    textOptions: options.map(({ id, text }) => ({ id, text })),
    rightAnswer: options.filter(({ isRight }) => isRight).map(({ id }) => id),
  };
}

function newItemOf(item: ImportedItem, sortIndex: number, ground: ImportGround): NewItem {
  if (item.kind === 'question') return newQuestion(item, sortIndex, ground);
  return {
    type: 1,
    sortIndex,
    article: item.articleId,
    title: storable(item.title),
    image: null,
    isMultiple: false,
    textOptions: [],
    rightAnswer: [],
  };
}

/** An item of a package as a create takes it: its texts sanitised, its pictures where the server keeps them. */
export function settleItem(
  imported: ImportedItem,
  sortIndex: number,
  ground: ImportGround,
): SettledItem {
  if (imported.kind === 'video' && !ground.articles.has(imported.articleId))
    return { fault: say.noSuchVideo };
  const item = newItemOf(imported, sortIndex, ground);
  if (item.type === 2 && showsNothing(item.title)) return { fault: say.showsNothing };
  const parsed = newItem.safeParse(item);
  return parsed.success
    ? { item }
    : { fault: say.doesNotFit.replace('{fault}', () => parsed.error.issues[0]?.message ?? '') };
}
