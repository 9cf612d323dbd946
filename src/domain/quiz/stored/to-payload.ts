import { removeUnstorable } from '../../text/storable-text.ts';
import { matchItem } from '../draft/item-type.ts';
import type { ServerIds } from '../../history/journal/server-ids.ts';
import type { Draft, DraftActivity, DraftItem, ItemType } from '../draft/draft.ts';

interface Stored {
  readonly id?: number;
}

/** The body of an item (API-084). */
export interface ItemPayload extends Stored {
  readonly article: number | null;
  readonly sortIndex: number;
  readonly title: string;
  readonly type: ItemType;
  readonly isMultiple: boolean;
  readonly rightAnswer: string[];
  readonly image: string | null;
  readonly textOptions: { id: string; text: string }[];
  readonly imageAlt?: string;
}

/** The body of an activity (API-083). */
export interface ActivityPayload extends Stored {
  readonly title: string;
  readonly sortIndex: number;
  readonly items: ItemPayload[];
}

/** The body of a quiz (API-082). */
export interface QuizPayload {
  readonly title: string;
  readonly tags: number[];
  readonly article: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isGraded: boolean;
  readonly duration: number | null;
  readonly showCaption: boolean;
  readonly restrictNonInstitutional: boolean;
  readonly activities: ActivityPayload[];
}

const getServerId = (key: string, serverIds: ServerIds | null): Stored => {
  const id = serverIds?.get(key);
  return id === undefined ? {} : { id };
};

/** An image without a description has no such field, as it was before images had descriptions. */
const getImageAlt = ({ image, imageAlt = '' }: DraftItem): Pick<ItemPayload, 'imageAlt'> => {
  const alt = removeUnstorable(imageAlt).trim();
  return image === null || alt === '' ? {} : { imageAlt: alt };
};

const toItemPayload = (
  item: DraftItem,
  sortIndex: number,
  serverIds: ServerIds | null,
): ItemPayload => {
  const hasAnswers = matchItem(item, { question: () => true, video: () => serverIds !== null });
  return {
    ...getServerId(item.key, serverIds),
    article: item.article?.id ?? null,
    sortIndex,
    title: removeUnstorable(item.title),
    type: item.type,
    isMultiple: item.isMultiple,
    rightAnswer: hasAnswers ? [...item.rightAnswer] : [],
    image: item.image,
    textOptions: hasAnswers
      ? item.options.map(({ id, text }) => ({ id, text: removeUnstorable(text) }))
      : [],
    ...getImageAlt(item),
  };
};

const toActivityPayload = (
  activity: DraftActivity,
  sortIndex: number,
  serverIds: ServerIds | null,
): ActivityPayload => ({
  ...getServerId(activity.key, serverIds),
  title: removeUnstorable(activity.title),
  sortIndex,
  items: activity.items.map((item, i) => toItemPayload(item, i, serverIds)),
});

/**
 * Returns the body of a create (`serverIds` null: no ids, videos without options) or of an edit (with
 * the ids of stored parts). Duration 0 becomes null (QVAL-22), and characters that cannot be stored
 * are removed from texts.
 */
export const toPayload = (draft: Draft, serverIds: ServerIds | null): QuizPayload => ({
  title: removeUnstorable(draft.title),
  tags: [...draft.tags],
  article: draft.article?.id ?? null,
  startDate: draft.startDate,
  endDate: draft.endDate,
  isGraded: draft.graded === 'graded',
  duration:
    typeof draft.durationMinutes === 'number' && draft.durationMinutes > 0
      ? draft.durationMinutes
      : null,
  showCaption: draft.showCaption,
  restrictNonInstitutional: draft.restrictNonInstitutional,
  activities: draft.activities.map((activity, i) => toActivityPayload(activity, i, serverIds)),
});
