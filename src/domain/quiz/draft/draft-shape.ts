import {
  isCount,
  isFlag,
  isOneOf,
  isText,
  listOf,
  orNull,
  withFields,
  type Shape,
} from '../../shapes.ts';
import type { DetailField } from './draft.ts';
import { itemTypes } from './item-type.ts';

const isDate: Shape = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isArticle = withFields({ id: isCount, title: isText, image: orNull(isText) });

/** Returns whether a value has the shape of an option. */
export const isOption = withFields({ id: isText, text: isText });

/** Returns whether a value has the shape of an item. */
export const isItem = withFields({
  key: isText,
  type: isOneOf(...Object.values(itemTypes)),
  title: isText,
  image: orNull(isText),
  isMultiple: isFlag,
  rightAnswer: listOf(isText),
  options: listOf(isOption),
  article: orNull(isArticle),
});

/** Returns whether a value has the shape of an activity. */
export const isActivity = withFields({ key: isText, title: isText, items: listOf(isItem) });

/** The shape of each field of Quiz Details. */
export const detailShapes: Readonly<Record<DetailField, Shape>> = {
  title: isText,
  article: orNull(isArticle),
  tags: listOf(isCount),
  graded: isOneOf('graded', 'ungraded', null),
  startDate: orNull(isDate),
  endDate: orNull(isDate),
  durationMinutes: (value) => value === null || isText(value) || isCount(value),
  restrictNonInstitutional: isFlag,
  showCaption: isFlag,
};

const hasDetails = withFields({ ...detailShapes, activities: listOf(isActivity) });

/**
 * Returns whether a value has the shape of a draft with at least one activity (decision 18).
 */
export const isDraft: Shape = (value) =>
  hasDetails(value) && (value as { readonly activities: readonly unknown[] }).activities.length > 0;

/** Returns whether a value has the stored shape of origins: a list of pairs of key and id. */
export const isOrigins: Shape = listOf(
  (value) => Array.isArray(value) && value.length === 2 && isText(value[0]) && isCount(value[1]),
);
