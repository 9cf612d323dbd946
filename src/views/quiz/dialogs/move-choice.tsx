import { useState, type ReactNode } from 'react';

import type { DraftActivity, DraftItem, Key } from '../../../domain/quiz/draft.ts';
import { locateItem } from '../../../domain/quiz/locate.ts';
import { countItems, questionNumber } from '../../../domain/quiz/rules/question-number.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import { Button } from '../../design/button.tsx';
import { RadioGroup } from '../../design/radio-group.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';

interface MoveChoiceProps {
  /** The key of the item to move. */
  readonly item: Key;
}

/** The activities an item can move to, with their counts, and the place in the chosen one: its end unless said otherwise (QED-16, QED-30). */
export default function MoveChoice({ item: key }: MoveChoiceProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const nameOf = useItemName();
  const draft = useEditing(({ history }) => history.draft);
  const [wanted, setWanted] = useState<Key | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const found = locateItem(draft, key);
  if (found === null) return null;
  const others = draft.activities.filter((activity) => activity.key !== found.activity.key);
  const target =
    others.find((activity) => activity.key === wanted) ??
    (others.length === 1 ? others[0] : undefined);
  const end = (target?.items.length ?? 0) + 1;
  const position = place === null ? end : Number(place);
  const isPlace = Number.isInteger(position) && position >= 1 && position <= end;
  const whyNot =
    target === undefined
      ? sentence('quizDialogs.move.chooseActivity')
      : sentence('quizDialogs.move.placeOf', { count: end });
  const choose = (activity: Key): void => {
    setWanted(activity);
    setPlace(null);
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (target !== undefined && isPlace)
          editor.send({ type: 'item.move', item: key, activity: target.key, to: position - 1 });
      }}
    >
      <p className="text-base font-semibold wrap-anywhere">
        {nameOf(found.activity.items, found.at.itemIndex)}
      </p>
      <RadioGroup
        label={sentence('quizDialogs.move.to')}
        choices={draft.activities.map((activity) =>
          activityChoice(activity, activity.key === found.activity.key, sentence),
        )}
        value={target?.key ?? null}
        onChange={choose}
      />
      {target !== undefined && (
        <PlaceField
          items={target.items}
          place={place ?? String(end)}
          isPlace={isPlace}
          onPlace={setPlace}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button
          onClick={() => {
            editor.send({ type: 'move.close' });
          }}
        >
          {sentence('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          whyDisabled={target !== undefined && isPlace ? undefined : whyNot}
        >
          {sentence('quizDialogs.move.confirm')}
        </Button>
      </div>
    </form>
  );
}

function activityChoice(
  { key, title, items }: DraftActivity,
  isHere: boolean,
  sentence: ReturnType<typeof useSentence>,
) {
  const { questions, videos } = countItems(items);
  const content =
    items.length === 0
      ? sentence('quiz.editor.noItemsYet')
      : sentence('quiz.editor.activityContent', {
          questions,
          videos,
          both: questions > 0 && videos > 0 ? 'yes' : 'no',
        });
  return {
    value: key,
    label: title.trim() === '' ? sentence('quiz.editor.untitled') : title,
    description: content,
    ...(isHere && { whyDisabled: `${content} · ${sentence('quizDialogs.move.isHere')}` }),
  };
}

/** Says how an item is called: a question by its number and words, a video by its title. */
function useItemName(): (items: readonly DraftItem[], index: number) => string {
  const sentence = useSentence();
  return (items, index) => {
    const item = items[index];
    if (item?.type === 'video') return sentence('quiz.editor.video', { title: item.title });
    const words = textOf(item?.title ?? '');
    const name = sentence('quiz.editor.questionNumber', { number: questionNumber(items, index) });
    return words === '' ? name : `${name}: ${words}`;
  };
}

interface PlaceFieldProps {
  readonly items: readonly DraftItem[];
  readonly place: string;
  readonly isPlace: boolean;
  readonly onPlace: (place: string) => void;
}

/** The place as a number from 1, with what stands before it. */
function PlaceField({ items, place, isPlace, onPlace }: PlaceFieldProps): ReactNode {
  const sentence = useSentence();
  const nameOf = useItemName();
  const end = items.length + 1;
  const where = (position: number): string => {
    if (position === end) return sentence('quizDialogs.move.atEnd');
    return position === 1
      ? sentence('quizDialogs.move.atStart')
      : sentence('quizDialogs.move.after', { name: nameOf(items, position - 2) });
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={sentence('quizDialogs.move.place')}
        type="number"
        inputMode="numeric"
        min={1}
        max={end}
        step={1}
        figures
        value={place}
        onChange={onPlace}
        description={
          <output className="line-clamp-2">{isPlace ? where(Number(place)) : ''}</output>
        }
        error={isPlace ? undefined : sentence('quizDialogs.move.placeOf', { count: end })}
      />
      {items.length > 0 && (
        <span className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              onPlace('1');
            }}
          >
            {sentence('quizDialogs.move.atStart')}
          </Button>
          <Button
            onClick={() => {
              onPlace(String(end));
            }}
          >
            {sentence('quizDialogs.move.atEnd')}
          </Button>
        </span>
      )}
    </div>
  );
}
