import {
  fieldsOf,
  isCount,
  isFlag,
  isText,
  listOf,
  orNull,
  withFields,
  type Shape,
} from '../shapes.ts';
import { detailShapes, isActivity, isItem, isOption } from './draft-shape.ts';
import type { QuizEvent } from './event.ts';

const place = { activity: isText, activityIndex: isCount };
const isActivityPlace = withFields(place);
const isItemPlace = withFields({ ...place, item: isText, itemIndex: isCount });

const changed = (shape: Shape): Shape => withFields({ at: isItemPlace, from: shape, to: shape });

const isDetailChanged: Shape = (value) => {
  const { field, from, to } = fieldsOf(value) ?? {};
  const shape = new Map<unknown, Shape>(Object.entries(detailShapes)).get(field);
  return shape !== undefined && shape(from) && shape(to);
};

const shapes: Readonly<Record<QuizEvent['type'], Shape>> = {
  detailChanged: isDetailChanged,
  activityAdded: withFields({ activity: isActivity, index: isCount }),
  activityRemoved: withFields({ activity: isActivity, index: isCount }),
  activityRenamed: withFields({ at: isActivityPlace, from: isText, to: isText }),
  activityMoved: withFields({ activity: isText, from: isCount, to: isCount }),
  itemAdded: withFields({ at: isItemPlace, item: isItem }),
  itemRemoved: withFields({ at: isItemPlace, item: isItem }),
  itemMoved: withFields({ from: isItemPlace, to: isItemPlace }),
  questionTitleChanged: changed(isText),
  questionImageChanged: changed(orNull(isText)),
  questionMultipleChanged: changed(isFlag),
  rightAnswerChanged: changed(listOf(isText)),
  optionAdded: withFields({ at: isItemPlace, option: isOption, index: isCount }),
  optionRemoved: withFields({ at: isItemPlace, option: isOption, index: isCount }),
  optionTextChanged: withFields({
    at: isItemPlace,
    option: isText,
    index: isCount,
    from: isText,
    to: isText,
  }),
};
const shapeOfType = new Map<unknown, Shape>(Object.entries(shapes));

/** Whether a value can be an event of a quiz, with every part that its type has. */
export const isEvent: Shape = (value) =>
  shapeOfType.get(fieldsOf(value)?.['type'])?.(value) === true;
