import {
  isCount,
  isFlag,
  isOneOf,
  isText,
  listOf,
  orNull,
  withFields,
  type Shape,
} from '../shapes.ts';
import type { DetailField } from './draft.ts';

const isDate: Shape = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isArticle = withFields({ id: isCount, title: isText, image: orNull(isText) });

/** Whether a value can be an option of a question. */
export const isOption = withFields({ id: isText, text: isText });

/** Whether a value can be an item. */
export const isItem = withFields({
  key: isText,
  type: isOneOf('video', 'question'),
  title: isText,
  image: orNull(isText),
  isMultiple: isFlag,
  rightAnswer: listOf(isText),
  options: listOf(isOption),
  article: orNull(isArticle),
});

/** Whether a value can be an activity. */
export const isActivity = withFields({ key: isText, title: isText, items: listOf(isItem) });

/** What each field of Quiz Details can be. */
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

/** Whether a value can be a draft: a quiz always has an activity (decision 18). */
export const isDraft: Shape = (value) =>
  hasDetails(value) && (value as { readonly activities: readonly unknown[] }).activities.length > 0;

/** Whether a value can be origins as they are written: pairs of a key and an id. */
export const isOrigins: Shape = listOf(
  (value) => Array.isArray(value) && value.length === 2 && isText(value[0]) && isCount(value[1]),
);
