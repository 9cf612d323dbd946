import { getVisibleText, isEmptyText, toComparableText } from '../../rich-text/visible-text.ts';
import type { DraftOption, QuestionItem } from '../draft/draft.ts';

/**
 * What an author may want to look at in a question. A hint never prevents a save. Options are
 * counted from 1.
 */
export type QuestionHint =
  | { readonly kind: 'optionsAreEqual'; readonly first: number; readonly second: number }
  | { readonly kind: 'answerIsDefault'; readonly option: number }
  | { readonly kind: 'optionIsCatchAll'; readonly option: number }
  | { readonly kind: 'answerIsLongest'; readonly option: number }
  | { readonly kind: 'optionIsLong'; readonly option: number }
  | { readonly kind: 'imageIsUndescribed' }
  | { readonly kind: 'textPictureIsUndescribed' }
  | { readonly kind: 'optionPictureIsUndescribed'; readonly option: number };

/** The name of a hint, by which an author dismisses it. */
export type QuestionHintKind = QuestionHint['kind'];

/** An option with more visible characters than this is long. */
const maxOptionLength = 200;

/** A right answer stands out when it is this many times as long as the longest wrong option. */
const standOutFactor = 2;

/** A right answer that is not longer than this never stands out. */
const minStandOutLength = 40;

/** 'All of the above', 'none of these' and the like as a whole option. */
const catchAllPattern = /^(?:all|none|both) (?:of )?(?:the above|these|the options)$/i;

const removeFinalStop = (text: string): string => text.replace(/[.\s]+$/, '');

/** Returns the text by which two options are equal: without case, fonts and a final stop. */
const toEqualText = (text: string): string =>
  removeFinalStop(toComparableText(text)).toLocaleLowerCase('en');

function findEqualOptions(options: readonly DraftOption[]): readonly QuestionHint[] {
  const firstByText = new Map<string, number>();
  return options.flatMap(({ text }, index): readonly QuestionHint[] => {
    if (isEmptyText(text)) return [];
    const equalText = toEqualText(text);
    const first = firstByText.get(equalText);
    if (first !== undefined) return [{ kind: 'optionsAreEqual', first, second: index + 1 }];
    firstByText.set(equalText, index + 1);
    return [];
  });
}

function findDefaultAnswer({ isMultiple, options, rightAnswer }: QuestionItem): QuestionHint[] {
  const writtenCount = options.filter(({ text }) => !isEmptyText(text)).length;
  if (isMultiple || writtenCount < 2) return [];
  return [
    {
      kind: 'answerIsDefault',
      option: options.findIndex(({ id }) => id === rightAnswer[0]) + 1,
    },
  ];
}

/** Finds the only right answer when its length alone gives it away. */
function findLongestAnswer({ options, rightAnswer }: QuestionItem): readonly QuestionHint[] {
  if (rightAnswer.length !== 1 || options.some(({ text }) => isEmptyText(text))) return [];
  const lengths = options.map(({ text }) => getVisibleText(text).length);
  const index = options.findIndex(({ id }) => id === rightAnswer[0]);
  const answerLength = lengths[index] ?? 0;
  const otherLengths = lengths.filter((_, other) => other !== index);
  if (otherLengths.length === 0 || answerLength <= minStandOutLength) return [];
  return answerLength >= standOutFactor * Math.max(...otherLengths)
    ? [{ kind: 'answerIsLongest', option: index + 1 }]
    : [];
}

/** A picture in a rich text without an alternative text. */
const undescribedPicture = /<img\b(?![^<>]*\salt="[^"]*[^\s"])[^<>]*>/;

const findUndescribedPictures = ({
  title,
  image,
  imageAlt = '',
  options,
}: QuestionItem): readonly QuestionHint[] => [
  ...(undescribedPicture.test(title) ? [{ kind: 'textPictureIsUndescribed' as const }] : []),
  ...(image !== null && imageAlt.trim() === '' ? [{ kind: 'imageIsUndescribed' as const }] : []),
  ...options.flatMap(({ text }, index): readonly QuestionHint[] =>
    undescribedPicture.test(text)
      ? [{ kind: 'optionPictureIsUndescribed', option: index + 1 }]
      : [],
  ),
];

/**
 * Returns the hints for a question as it is written. `hasDefaultAnswer` says that nobody chose its
 * right answer yet.
 */
export function findQuestionHints(
  question: QuestionItem,
  hasDefaultAnswer: boolean,
): readonly QuestionHint[] {
  const visibleTexts = question.options.map(({ text }) => getVisibleText(text));
  return [
    ...findEqualOptions(question.options),
    ...(hasDefaultAnswer ? findDefaultAnswer(question) : []),
    ...visibleTexts.flatMap((text, index): readonly QuestionHint[] => [
      ...(catchAllPattern.test(removeFinalStop(text))
        ? [{ kind: 'optionIsCatchAll' as const, option: index + 1 }]
        : []),
      ...(text.length > maxOptionLength
        ? [{ kind: 'optionIsLong' as const, option: index + 1 }]
        : []),
    ]),
    ...findLongestAnswer(question),
    ...findUndescribedPictures(question),
  ];
}
