import { createQuestion } from '../../../domain/quiz/draft/create-draft.ts';
import type { Draft, DraftItem } from '../../../domain/quiz/draft/draft.ts';
import { getSelectedActivity, locateItem } from '../../../domain/quiz/draft/locate.ts';
import {
  insertText,
  isPasteField,
  joinToOneLine,
  type PasteField,
  type PasteTarget,
} from '../../../domain/quiz/paste/paste-content.ts';
import { createLine, joinLines, toStoredText } from '../../../domain/quiz/paste/pasted-line.ts';
import { findPastePlace } from '../../../domain/quiz/paste/paste-place.ts';
import type { OptionLine } from '../../../domain/quiz/paste/read-option-lines.ts';
import { readPlainText, toStoredPlainText } from '../../../domain/rich-text/plain-text.ts';
import type { EditorContext } from './context.ts';
import type { PasteOutput } from './dialogs/question-paste-machine.ts';
import type { EditorCommand } from './events.ts';

function getText(draft: Draft, { item: key, near, option }: PasteField): string {
  const item = locateItem(draft, key, near)?.item;
  if (option === null) return item?.title ?? '';
  return item?.options.find(({ id }) => id === option)?.text ?? '';
}

/** The text before the selection stays before the first option, the one after it after the last. */
function keepSurroundings(
  options: readonly OptionLine[],
  current: string,
  { start, end }: PasteField,
): readonly string[] {
  const [before, after] = [current.slice(0, start), current.slice(end)];
  return options.map(({ line }, index) =>
    toStoredText(
      joinLines([
        createLine(index === 0 ? before : ''),
        line,
        createLine(index === options.length - 1 ? after : ''),
      ]),
    ),
  );
}

/** Returns the command that adds items where an author pastes. */
function addAt(
  { history: { draft }, selected }: EditorContext,
  target: PasteTarget,
  items: readonly DraftItem[],
): EditorCommand {
  const place = findPastePlace(draft, target);
  const own = isPasteField(target) ? getSelectedActivity(draft, selected).key : target.activity;
  return {
    type: 'items.add',
    activity: place?.activity ?? own,
    items,
    ...(place !== null && { index: place.index }),
    ...(place !== null && place.replaces !== null && { replaces: place.replaces }),
  };
}

/**
 * Returns a question whose text was pasted while no field had the focus, with ids that the editor
 * replaces.
 */
const toQuestion = (text: string): DraftItem => ({
  ...createQuestion('', ['0', '1', '2', '3']),
  title: toStoredPlainText(text.trim()),
});

/** Whether a decided paste is text in a field of rich text, whose own editor takes it in. */
export const isLeftToField = ({ target, result }: PasteOutput): boolean =>
  result.kind === 'text' && isPasteField(target) && target.isRich === true;

/** Returns the command that brings a decided paste into the quiz. */
export function toPasteCommand(
  context: EditorContext,
  { target, result }: PasteOutput,
): EditorCommand {
  if (result.kind === 'questions') return addAt(context, target, result.items);
  if (!isPasteField(target)) {
    const text =
      result.kind === 'text' ? result.text : result.options.map(({ line }) => line.text).join('\n');
    return addAt(context, target, [toQuestion(text)]);
  }
  const { draft } = context.history;
  const { item, near, option, start, end } = target;
  const current = readPlainText(getText(draft, target)) ?? '';
  switch (result.kind) {
    case 'options':
      return {
        type: 'options.insert',
        item,
        near,
        option: option ?? '',
        texts: keepSurroundings(result.options, current, target),
        right: result.options.flatMap(({ isRight }, index) => (isRight ? [index] : [])),
      };
    case 'text': {
      const lines = option === null ? result.text : joinToOneLine(result.text.trim());
      const text = toStoredPlainText(insertText(current, start, end, lines));
      return option === null
        ? { type: 'question.setTitle', item, near, title: text }
        : { type: 'option.setText', item, near, option, text };
    }
  }
}
