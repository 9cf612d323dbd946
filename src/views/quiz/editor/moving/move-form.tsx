import { useState, type ReactNode } from 'react';

import type { FormatMessage } from '../../../../domain/messages/message.ts';
import type { DraftActivity, DraftItem, Key } from '../../../../domain/quiz/draft/draft.ts';
import { matchItem } from '../../../../domain/quiz/draft/item-type.ts';
import { locateItems } from '../../../../domain/quiz/draft/locate.ts';
import { countItems, getQuestionNumber } from '../../../../domain/quiz/draft/question-number.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { toMove } from './to-move.ts';

interface MoveFormProps {
  /** The keys of the items to move, at least one. */
  readonly items: readonly Key[];
}

/**
 * Lists the activities that items can move to, with their counts, and asks for the position in the
 * selected one. The default position is the end (QED-16, QED-30). Several items can also move
 * within their activity.
 */
export default function MoveForm({ items: keys }: MoveFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const getItemName = useItemName();
  const draft = useEditorSelector(({ history }) => history.draft);
  const [selected, setSelected] = useState<Key | null>(null);
  const [positionText, setPositionText] = useState<string | null>(null);
  const moved = locateItems(draft, new Set(keys));
  const [found] = moved;
  if (found === undefined) return null;
  const isCurrent = ({ key }: DraftActivity): boolean => key === found.activity.key;
  const others = draft.activities.filter((activity) => moved.length > 1 || !isCurrent(activity));
  const target =
    others.find((activity) => activity.key === selected) ??
    (others.length === 1 ? others[0] : undefined);
  const otherItems = (target?.items ?? []).filter(({ key }) => !keys.includes(key));
  const maxPosition = otherItems.length + 1;
  const position = positionText === null ? maxPosition : Number(positionText);
  const isValid = Number.isInteger(position) && position >= 1 && position <= maxPosition;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (target !== undefined && isValid)
          editor.send({ ...toMove(keys), activity: target.key, to: position - 1 });
      }}
    >
      <p className="text-base font-semibold wrap-anywhere">
        {moved.length === 1
          ? getItemName(found.activity.items, found.at.itemIndex)
          : formatMessage('quizSelection.count', { count: moved.length })}
      </p>
      <RadioGroup
        label={formatMessage('quizDialogs.move.to')}
        choices={draft.activities.map((activity) =>
          toActivityChoice(activity, isCurrent(activity), moved.length > 1, formatMessage),
        )}
        value={target?.key ?? null}
        onChange={(activity) => {
          setSelected(activity);
          setPositionText(null);
        }}
      />
      {target !== undefined && (
        <PositionField
          items={otherItems}
          text={positionText ?? String(maxPosition)}
          isValid={isValid}
          onChange={setPositionText}
        />
      )}
      <FormButtons
        disabledReason={
          target === undefined
            ? formatMessage('quizDialogs.move.chooseActivity')
            : isValid
              ? undefined
              : formatMessage('quizDialogs.move.placeOf', { count: maxPosition })
        }
      />
    </form>
  );
}

interface FormButtonsProps {
  /** Why the item cannot be moved now. */
  readonly disabledReason: string | undefined;
}

function FormButtons({ disabledReason }: FormButtonsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <div className="flex justify-end gap-2">
      <Button
        onClick={() => {
          editor.send({ type: 'move.close' });
        }}
      >
        {formatMessage('common.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabledReason={disabledReason}>
        {formatMessage('quizDialogs.move.confirm')}
      </Button>
    </div>
  );
}

function toActivityChoice(
  { key, title, items }: DraftActivity,
  isCurrent: boolean,
  canStay: boolean,
  formatMessage: FormatMessage,
) {
  const { questions, videos } = countItems(items);
  const content =
    items.length === 0
      ? formatMessage('quiz.editor.noItemsYet')
      : formatMessage('quiz.editor.activityContent', {
          questions,
          videos,
          both: questions > 0 && videos > 0 ? 'yes' : 'no',
        });
  const whereabouts = `${content} · ${formatMessage('quizDialogs.move.isHere')}`;
  return {
    value: key,
    label: title.trim() === '' ? formatMessage('quiz.editor.untitled') : title,
    description: isCurrent ? whereabouts : content,
    ...(isCurrent && !canStay && { disabledReason: whereabouts }),
  };
}

/**
 * Returns a function that names an item: a question by its number and text, a video by its title.
 */
function useItemName(): (items: readonly DraftItem[], index: number) => string {
  const formatMessage = useFormatMessage();
  return (items, index) => {
    const item = items[index];
    if (item === undefined) return '';
    return matchItem(item, {
      video: ({ title }) => formatMessage('quiz.editor.video', { title }),
      question: ({ title }) => {
        const text = getVisibleText(title);
        const name = formatMessage('quiz.editor.questionNumber', {
          number: getQuestionNumber(items, index),
        });
        return text === '' ? name : `${name}: ${text}`;
      },
    });
  };
}

interface PositionFieldProps {
  readonly items: readonly DraftItem[];
  /** The position as typed. */
  readonly text: string;
  readonly isValid: boolean;
  readonly onChange: (text: string) => void;
}

/** The position in the activity, from 1, with the name of the item before it. */
function PositionField({ items, text, isValid, onChange }: PositionFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getItemName = useItemName();
  const maxPosition = items.length + 1;
  const describePosition = (position: number): string => {
    if (position === maxPosition) return formatMessage('quizDialogs.move.atEnd');
    return position === 1
      ? formatMessage('quizDialogs.move.atStart')
      : formatMessage('quizDialogs.move.after', { name: getItemName(items, position - 2) });
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={formatMessage('quizDialogs.move.place')}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxPosition}
        step={1}
        figures
        value={text}
        onChange={onChange}
        description={
          <output className="line-clamp-2">{isValid ? describePosition(Number(text)) : ''}</output>
        }
        error={
          isValid ? undefined : formatMessage('quizDialogs.move.placeOf', { count: maxPosition })
        }
      />
      {items.length > 0 && (
        <span className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              onChange('1');
            }}
          >
            {formatMessage('quizDialogs.move.atStart')}
          </Button>
          <Button
            onClick={() => {
              onChange(String(maxPosition));
            }}
          >
            {formatMessage('quizDialogs.move.atEnd')}
          </Button>
        </span>
      )}
    </div>
  );
}
