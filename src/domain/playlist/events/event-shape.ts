import {
  allowNull,
  hasFields,
  isCount,
  isText,
  listOf,
  readFields,
  type Shape,
} from '../../shapes.ts';
import type { Entry } from '../draft/draft.ts';
import type { PlaylistEvent } from './event.ts';

const isArticle = hasFields({
  id: isCount,
  title: isText,
  image: allowNull(isText),
  subject: allowNull(isText),
  durationSeconds: allowNull(isCount),
  publishedAt: allowNull(isText),
  type: isText,
});

const entryShapes: Readonly<Record<Entry['type'], Shape>> = {
  label: hasFields({ key: isText, title: isText }),
  article: hasFields({ key: isText, article: isArticle }),
};
const entryShapesByType = new Map<unknown, Shape>(Object.entries(entryShapes));

const isEntry: Shape = (value) =>
  entryShapesByType.get(readFields(value)?.['type'])?.(value) === true;

/** Accepts the draft of a playlist. */
export const isDraft: Shape = hasFields({ title: isText, entries: listOf(isEntry) });

const isAddition = hasFields({ entry: isEntry, index: isCount });

const shapes: Readonly<Record<PlaylistEvent['type'], Shape>> = {
  titleChanged: hasFields({ from: isText, to: isText }),
  labelRenamed: hasFields({ label: isText, index: isCount, from: isText, to: isText }),
  entryAdded: isAddition,
  entryRemoved: isAddition,
  entriesMoved: hasFields({
    keys: (keys) => Array.isArray(keys) && keys.length > 0 && keys.every(isText),
    from: isCount,
    to: isCount,
  }),
};
const shapesByType = new Map<unknown, Shape>(Object.entries(shapes));

/** Accepts an event of a playlist, with every field its type has. */
export const isEvent: Shape = (value) =>
  shapesByType.get(readFields(value)?.['type'])?.(value) === true;
