import { storable } from '../storable.ts';
import type { Draft, DraftActivity, DraftItem, Origins } from './draft.ts';

interface Stored {
  readonly id?: number;
}

/** An item as it is sent (API-084); type 1 is a video, 2 a question. */
export interface ItemPayload extends Stored {
  readonly article: number | null;
  readonly sortIndex: number;
  readonly title: string;
  readonly type: 1 | 2;
  readonly isMultiple: boolean;
  readonly rightAnswer: string[];
  readonly image: string | null;
  readonly textOptions: { id: string; text: string }[];
}

/** An activity as it is sent (API-083). */
export interface ActivityPayload extends Stored {
  readonly title: string;
  readonly sortIndex: number;
  readonly items: ItemPayload[];
}

/** A quiz as it is sent (API-082). */
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

const storedAs = (key: string, origins: Origins | null): Stored => {
  const id = origins?.get(key);
  return id === undefined ? {} : { id };
};

const itemPayload = (item: DraftItem, sortIndex: number, origins: Origins | null): ItemPayload => {
  const isBareVideo = item.type === 'video' && origins === null;
  return {
    ...storedAs(item.key, origins),
    article: item.article?.id ?? null,
    sortIndex,
    title: storable(item.title),
    type: item.type === 'video' ? 1 : 2,
    isMultiple: item.isMultiple,
    rightAnswer: isBareVideo ? [] : [...item.rightAnswer],
    image: item.image,
    textOptions: isBareVideo
      ? []
      : item.options.map(({ id, text }) => ({ id, text: storable(text) })),
  };
};

const activityPayload = (
  activity: DraftActivity,
  sortIndex: number,
  origins: Origins | null,
): ActivityPayload => ({
  ...storedAs(activity.key, origins),
  title: storable(activity.title),
  sortIndex,
  items: activity.items.map((item, i) => itemPayload(item, i, origins)),
});

/** The body of a create (`origins` null: no ids, bare videos) or of an edit (ids of what the server has). Duration 0 is sent as null (QVAL-22), and of the texts what can be stored. */
export const toPayload = (draft: Draft, origins: Origins | null): QuizPayload => ({
  title: storable(draft.title),
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
  activities: draft.activities.map((activity, i) => activityPayload(activity, i, origins)),
});
