import {
  readFields,
  isCount,
  isFlag,
  isText,
  listOf,
  orNull,
  withFields,
  type Shape,
} from '../../shapes.ts';
import { detailShapes, isActivity, isItem, isOption } from '../draft/draft-shape.ts';
import type { QuizEvent } from './event.ts';

const positionFields = { activity: isText, activityIndex: isCount };
const isActivityPosition = withFields(positionFields);
const isItemPosition = withFields({ ...positionFields, item: isText, itemIndex: isCount });

const isChange = (shape: Shape): Shape =>
  withFields({ at: isItemPosition, from: shape, to: shape });

const isDetailChanged: Shape = (value) => {
  const { field, from, to } = readFields(value) ?? {};
  const shape = new Map<unknown, Shape>(Object.entries(detailShapes)).get(field);
  return shape !== undefined && shape(from) && shape(to);
};

const shapes: Readonly<Record<QuizEvent['type'], Shape>> = {
  detailChanged: isDetailChanged,
  activityAdded: withFields({ activity: isActivity, index: isCount }),
  activityRemoved: withFields({ activity: isActivity, index: isCount }),
  activityRenamed: withFields({ at: isActivityPosition, from: isText, to: isText }),
  activityMoved: withFields({ activity: isText, from: isCount, to: isCount }),
  itemAdded: withFields({ at: isItemPosition, item: isItem }),
  itemRemoved: withFields({ at: isItemPosition, item: isItem }),
  itemMoved: withFields({ from: isItemPosition, to: isItemPosition }),
  questionTitleChanged: isChange(isText),
  questionImageChanged: isChange(orNull(isText)),
  questionMultipleChanged: isChange(isFlag),
  rightAnswerChanged: isChange(listOf(isText)),
  optionAdded: withFields({ at: isItemPosition, option: isOption, index: isCount }),
  optionRemoved: withFields({ at: isItemPosition, option: isOption, index: isCount }),
  optionTextChanged: withFields({
    at: isItemPosition,
    option: isText,
    index: isCount,
    from: isText,
    to: isText,
  }),
};
const shapesByType = new Map<unknown, Shape>(Object.entries(shapes));

/** Returns whether a value has the shape of a quiz event, with every field its type has. */
export const isEvent: Shape = (value) =>
  shapesByType.get(readFields(value)?.['type'])?.(value) === true;
