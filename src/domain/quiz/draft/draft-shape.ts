import {
  isCount,
  isFlag,
  isOneOf,
  isText,
  listOf,
  allowMissing,
  allowNull,
  hasFields,
  type Shape,
} from '../../shapes.ts';
import type { DetailField } from './draft.ts';
import { itemTypes } from './item-type.ts';

const isDate: Shape = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isArticle = hasFields({ id: isCount, title: isText, image: allowNull(isText) });

/** Returns whether a value has the shape of an option. */
export const isOption = hasFields({ id: isText, text: isText });

/** Returns whether a value has the shape of an item. */
export const isItem = hasFields({
  key: isText,
  type: isOneOf(...Object.values(itemTypes)),
  title: isText,
  image: allowNull(isText),
  isMultiple: isFlag,
  rightAnswer: listOf(isText),
  options: listOf(isOption),
  article: allowNull(isArticle),
  imageAlt: allowMissing(isText),
});

/** Returns whether a value has the shape of an activity. */
export const isActivity = hasFields({ key: isText, title: isText, items: listOf(isItem) });

/** The shape of each field of Quiz Details. */
export const detailShapes: Readonly<Record<DetailField, Shape>> = {
  title: isText,
  article: allowNull(isArticle),
  tags: listOf(isCount),
  graded: isOneOf('graded', 'ungraded', null),
  startDate: allowNull(isDate),
  endDate: allowNull(isDate),
  durationMinutes: (value) => value === null || isText(value) || isCount(value),
  restrictNonInstitutional: isFlag,
  showCaption: isFlag,
};

const hasDetails = hasFields({ ...detailShapes, activities: listOf(isActivity) });

/**
 * Returns whether a value has the shape of a draft with at least one activity (PD-18).
 */
export const isDraft: Shape = (value) =>
  hasDetails(value) && (value as { readonly activities: readonly unknown[] }).activities.length > 0;
