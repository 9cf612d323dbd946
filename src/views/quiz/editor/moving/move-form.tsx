import { useState, type ReactNode } from 'react';

import { assertNever } from '../../../../domain/assert-never.ts';
import type { DraftActivity, DraftItem, Key } from '../../../../domain/quiz/draft/draft.ts';
import { locateItem } from '../../../../domain/quiz/draft/locate.ts';
import { countItems, getQuestionNumber } from '../../../../domain/quiz/draft/question-number.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage, type FormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';

interface MoveFormProps {
  /** The key of the item to move. */
  readonly item: Key;
}

/**
 * Lists the activities an item can move to, with their counts, and asks for the position in the
 * selected one. The default position is the end (QED-16, QED-30).
 */
export default function MoveForm({ item: key }: MoveFormProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const getItemName = useItemName();
  const draft = useEditorSelector(({ history }) => history.draft);
  const [selected, setSelected] = useState<Key | null>(null);
  const [positionText, setPositionText] = useState<string | null>(null);
  const found = locateItem(draft, key);
  if (found === null) return null;
  const others = draft.activities.filter((activity) => activity.key !== found.activity.key);
  const target =
    others.find((activity) => activity.key === selected) ??
    (others.length === 1 ? others[0] : undefined);
  const maxPosition = (target?.items.length ?? 0) + 1;
  const position = positionText === null ? maxPosition : Number(positionText);
  const isValid = Number.isInteger(position) && position >= 1 && position <= maxPosition;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (target !== undefined && isValid)
          editor.send({ type: 'item.move', item: key, activity: target.key, to: position - 1 });
      }}
    >
      <p className="text-base font-semibold wrap-anywhere">
        {getItemName(found.activity.items, found.at.itemIndex)}
      </p>
      <RadioGroup
        label={formatMessage('quizDialogs.move.to')}
        choices={draft.activities.map((activity) =>
          toActivityChoice(activity, activity.key === found.activity.key, formatMessage),
        )}
        value={target?.key ?? null}
        onChange={(activity) => {
          setSelected(activity);
          setPositionText(null);
        }}
      />
      {target !== undefined && (
        <PositionField
          items={target.items}
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
  return {
    value: key,
    label: title.trim() === '' ? formatMessage('quiz.editor.untitled') : title,
    description: content,
    ...(isCurrent && {
      disabledReason: `${content} · ${formatMessage('quizDialogs.move.isHere')}`,
    }),
  };
}

/**
 * Returns a function that names an item: a question by its number and text, a video by its title.
 */
function useItemName(): (items: readonly DraftItem[], index: number) => string {
  const formatMessage = useFormatMessage();
  return (items, index) => {
    const item = items[index];
    switch (item?.type) {
      case 'video':
        return formatMessage('quiz.editor.video', { title: item.title });
      case 'question':
      case undefined: {
        const text = getVisibleText(item?.title ?? '');
        const name = formatMessage('quiz.editor.questionNumber', {
          number: getQuestionNumber(items, index),
        });
        return text === '' ? name : `${name}: ${text}`;
      }
      default:
        return assertNever(item);
    }
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
