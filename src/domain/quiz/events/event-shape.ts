import {
  readFields,
  isCount,
  isFlag,
  isText,
  listOf,
  allowMissing,
  allowNull,
  hasFields,
  type Shape,
} from '../../shapes.ts';
import { detailShapes, isActivity, isItem, isOption } from '../draft/draft-shape.ts';
import type { QuizEvent } from './event.ts';

const positionFields = { activity: isText, activityIndex: isCount };
const isActivityPosition = hasFields(positionFields);
const isItemPosition = hasFields({ ...positionFields, item: isText, itemIndex: isCount });

const isChange = (shape: Shape): Shape => hasFields({ at: isItemPosition, from: shape, to: shape });

const isDetailChanged: Shape = (value) => {
  const { field, from, to } = readFields(value) ?? {};
  const shape = new Map<unknown, Shape>(Object.entries(detailShapes)).get(field);
  return shape !== undefined && shape(from) && shape(to);
};

const shapes: Readonly<Record<QuizEvent['type'], Shape>> = {
  detailChanged: isDetailChanged,
  activityAdded: hasFields({ activity: isActivity, index: isCount }),
  activityRemoved: hasFields({ activity: isActivity, index: isCount }),
  activityRenamed: hasFields({ at: isActivityPosition, from: isText, to: isText }),
  activityMoved: hasFields({ activity: isText, from: isCount, to: isCount }),
  itemAdded: hasFields({ at: isItemPosition, item: isItem }),
  itemRemoved: hasFields({ at: isItemPosition, item: isItem }),
  itemMoved: hasFields({ from: isItemPosition, to: isItemPosition }),
  questionTitleChanged: isChange(isText),
  questionImageChanged: hasFields({
    at: isItemPosition,
    from: allowNull(isText),
    to: allowNull(isText),
    fromAlt: allowMissing(isText),
    toAlt: allowMissing(isText),
  }),
  questionImageAltChanged: hasFields({
    at: isItemPosition,
    image: isText,
    from: isText,
    to: isText,
  }),
  questionMultipleChanged: isChange(isFlag),
  rightAnswerChanged: isChange(listOf(isText)),
  optionAdded: hasFields({ at: isItemPosition, option: isOption, index: isCount }),
  optionRemoved: hasFields({ at: isItemPosition, option: isOption, index: isCount }),
  optionMoved: hasFields({ at: isItemPosition, option: isText, from: isCount, to: isCount }),
  optionTextChanged: hasFields({
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
