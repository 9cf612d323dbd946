import { isEmptyText } from '../../rich-text/visible-text.ts';
import type { Draft, DraftOption, QuestionItem } from '../draft/draft.ts';
import { toQuestion } from '../draft/item-type.ts';
import { locateItem } from '../draft/locate.ts';
import { getQuestionNumber } from '../draft/question-number.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';
import type { LocationHint, QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';

type InsertCommand = Extract<QuizCommand, { readonly type: 'options.insert' }>;

interface PlacedOption extends DraftOption {
  /** The option before it was filled; undefined for a new one. */
  readonly was: DraftOption | undefined;
  readonly index: number;
}

/** The texts fill the option and the empty ones after it; for the others there are new options. */
function placeTexts(
  { options }: QuestionItem,
  start: number,
  { texts, newOptions }: InsertCommand,
): readonly PlacedOption[] {
  const isFilled = (at: number): boolean => {
    const option = options[at];
    return option === undefined || (at > start && !isEmptyText(option.text));
  };
  let room = 0;
  while (room < texts.length && !isFilled(start + room)) room += 1;
  return texts.flatMap((text, i) => {
    const was = i < room ? options[start + i] : undefined;
    const id = was?.id ?? newOptions[i - room];
    return id === undefined ? [] : [{ id, text, was, index: start + i }];
  });
}

function createAnswerEvents(
  at: ItemPosition,
  { isMultiple, rightAnswer }: QuestionItem,
  right: readonly string[],
): readonly QuizEvent[] {
  if (right.length === 0) return [];
  const isSame =
    right.length === rightAnswer.length && right.every((id, i) => id === rightAnswer[i]);
  return [
    ...(right.length > 1 && !isMultiple
      ? [{ type: 'questionMultipleChanged' as const, at, from: isMultiple, to: true }]
      : []),
    ...(isSame ? [] : [{ type: 'rightAnswerChanged' as const, at, from: rightAnswer, to: right }]),
  ];
}

/**
 * Decides to make several options at once, from one option on: it and the empty ones after it are
 * filled, the others are new. Marked ones become the right answers.
 */
export function decideOptions(draft: Draft, command: InsertCommand, near?: LocationHint): Decision {
  const found = locateItem(draft, command.item, near);
  if (found === null) return refuse({ key: 'quiz.refusal.itemGone' });
  const item = toQuestion(found.item);
  if (item === null) return refuse({ key: 'quiz.refusal.notAQuestion' });
  const start = item.options.findIndex(({ id }) => id === command.option);
  if (start === -1) return refuse({ key: 'quiz.refusal.optionGone' });
  if (command.texts.length === 0) return unchanged;
  const { at, activity } = found;
  const placed = placeTexts(item, start, command);
  const right = command.right.flatMap((index) => placed[index]?.id ?? []);
  return accept(
    {
      key: 'quiz.step.optionsPasted',
      values: {
        count: placed.length,
        number: getQuestionNumber(activity.items, at.itemIndex),
      },
    },
    ...placed.flatMap(({ id, text, was, index }): readonly QuizEvent[] => {
      if (was === undefined) return [{ type: 'optionAdded', at, option: { id, text }, index }];
      return was.text === text
        ? []
        : [{ type: 'optionTextChanged', at, option: id, index, from: was.text, to: text }];
    }),
    ...createAnswerEvents(at, item, right),
  );
}
