import { itemType, type WireItemType } from '../../../src/api/contract/entities/item-type.ts';
import type { ItemType } from '../../../src/domain/quiz/draft/draft.ts';
import { numberQuestions } from '../../../src/domain/quiz/draft/question-number.ts';
import type { QuizDetailContent } from '../../../src/api/contract/entities/quiz.ts';
import { toWireArticleType, toWireImages } from '../article-wire.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import type { StoredOption } from '../schema/quizzes.ts';

interface VideoRow {
  readonly id: number;
  readonly title: string;
  readonly type: StoredArticleType;
  readonly shortImage: string | null;
  readonly largeImage: string | null;
  readonly headerImage: string | null;
  readonly cdnFile: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnails: string | null;
  readonly subtitles: Record<string, string>;
}

interface ItemRow {
  readonly id: number;
  readonly sortIndex: number;
  readonly type: WireItemType;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: string[];
  readonly textOptions: StoredOption[];
  readonly article: VideoRow | null;
  readonly imageAlt: string | null;
}

/** An activity as the database returns it. */
export interface ActivityRow {
  readonly id: number;
  readonly title: string;
  readonly sortIndex: number;
  readonly items: ItemRow[];
}

function toWireVideo(video: VideoRow) {
  const { id, title, subtitles, thumbnails, cdnFile, width, height } = video;
  const images = toWireImages(video);
  return {
    id,
    title,
    images,
    videoData: {
      articleId: id,
      title,
      images,
      subtitles,
      thumbnails,
      cdnFile,
      metaWidth: width,
      metaHeight: height,
      articleType: toWireArticleType(video.type),
    },
  };
}

const toWireItem = (item: ItemRow, type: ItemType, questionOrder: number | null) => ({
  id: item.id,
  sortIndex: item.sortIndex,
  type,
  title: item.title,
  image: item.image,
  isMultiple: item.isMultiple,
  rightAnswer: item.rightAnswer,
  textOptions: [...item.textOptions],
  article: item.article === null ? null : toWireVideo(item.article),
  questionOrder,
  ...(item.imageAlt !== null && { imageAlt: item.imageAlt }),
});

/** Converts the items of an activity. Questions are numbered, videos are not (PD-19). */
function toWireItems(rows: readonly ItemRow[]) {
  const types = rows.map(({ type }) => ({ type: itemType.fromWire(type) }));
  const numbers = numberQuestions(types);
  return rows.map((item, i) => toWireItem(item, itemType.fromWire(item.type), numbers[i] ?? null));
}

/** Converts the activities of a quiz for the contract. */
export const toWireActivities = (rows: readonly ActivityRow[]): QuizDetailContent['activities'] =>
  rows.map((activity) => ({ ...activity, items: toWireItems(activity.items) }));
