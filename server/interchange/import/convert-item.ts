import { encodeItem } from '../../../src/api/contract/entities/item-type.ts';
import { newItem, type NewItem } from '../../../src/api/contract/entities/quiz-payload.ts';
import type {
  ImportedItem,
  ImportedQuestion,
  ImportedVideo,
} from '../../../src/domain/interchange/import/imported-package.ts';
import { isAllowedImage } from '../../../src/domain/rich-text/allowed-html.ts';
import { decodeEntities, escapeAttribute } from '../../../src/domain/rich-text/entities.ts';
import { maxQuestionCharacters } from '../../../src/domain/rich-text/rich-text-limits.ts';
import { isEmptyText } from '../../../src/domain/rich-text/visible-text.ts';
import type { FormatMessage } from '../../../src/domain/messages/message.ts';
import { matchItem } from '../../../src/domain/quiz/draft/item-type.ts';
import { removeUnstorable } from '../../../src/domain/text/storable-text.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import { describeFirstIssue, reportIssues } from '../../shared/describe-issue.ts';

/**
 * What an item refers to: the addresses of pictures by their path in the package, and the existing
 * articles; and the language of the report.
 */
export interface ImportContext {
  readonly formatMessage: FormatMessage;
  readonly addresses: ReadonlyMap<string, string>;
  readonly articles: ReadonlySet<number>;
}

/** An item that can be stored, or why it cannot. */
export type ItemResult = { readonly item: NewItem } | { readonly error: string };

const packagePicture = /<img\b[^<>]*?\ssrc="package:([^"<>]*)"[^<>]*>/g;

/**
 * Replaces the paths of a text's pictures by their addresses. Removes a picture without an address.
 */
const replacePicturePaths = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replaceAll(packagePicture, (tag, path: string) => {
    const address = addresses.get(decodeEntities(path));
    return address === undefined
      ? ''
      : tag.replace(`src="package:${path}"`, () => `src="${escapeAttribute(address)}"`);
  });

type SanitizeText = (html: string) => string;

/** Texts far beyond the limit stay unchanged: their length is refused later. */
const createTextSanitizer =
  ({ addresses }: ImportContext): SanitizeText =>
  (html) =>
    html.length > maxQuestionCharacters * 2
      ? html
      : sanitizeText(removeUnstorable(replacePicturePaths(html, addresses)));

function resolveImage({ image }: ImportedQuestion, { addresses }: ImportContext): string | null {
  if (image === null) return null;
  const isOnWeb = isAllowedImage(image) && image.startsWith('https:');
  return addresses.get(image) ?? (isOnWeb ? image : null);
}

function toNewQuestion(
  question: ImportedQuestion,
  sortIndex: number,
  context: ImportContext,
): NewItem {
  const sanitize = createTextSanitizer(context);
  const options = question.options.map(({ text, isRight }, at) => ({
    id: `o${String(at + 1)}`,
    text: sanitize(text),
    isRight,
  }));
  const image = resolveImage(question, context);
  return {
    type: 'question',
    sortIndex,
    article: null,
    title: sanitize(question.title),
    image,
    ...(image !== null &&
      question.imageAlt !== undefined && { imageAlt: removeUnstorable(question.imageAlt) }),
    isMultiple: question.isMultiple,
    textOptions: options.map(({ id, text }) => ({ id, text })),
    rightAnswer: options.filter(({ isRight }) => isRight).map(({ id }) => id),
  };
}

const toNewVideo = (video: ImportedVideo, sortIndex: number): NewItem => ({
  type: 'video',
  sortIndex,
  article: video.articleId,
  title: removeUnstorable(video.title),
  image: null,
  isMultiple: false,
  textOptions: [],
  rightAnswer: [],
});

const toNewItem = (item: ImportedItem, sortIndex: number, context: ImportContext): ItemResult =>
  matchItem(item, {
    question: (imported) => {
      const question = toNewQuestion(imported, sortIndex, context);
      return isEmptyText(question.title)
        ? { error: context.formatMessage('importReasons.showsNothing') }
        : { item: question };
    },
    video: (video) =>
      context.articles.has(video.articleId)
        ? { item: toNewVideo(video, sortIndex) }
        : { error: context.formatMessage('importReasons.noSuchVideo') },
  });

/** Converts an item of a package for storage: sanitizes its texts and resolves its pictures. */
export function convertItem(
  imported: ImportedItem,
  sortIndex: number,
  context: ImportContext,
): ItemResult {
  const result = toNewItem(imported, sortIndex, context);
  if ('error' in result) return result;
  const parsed = newItem.safeParse(encodeItem(result.item), reportIssues);
  return parsed.success
    ? result
    : {
        error: context.formatMessage({
          key: 'importReasons.doesNotFit',
          about: describeFirstIssue(parsed.error),
        }),
      };
}
