import type { ArticleReference, Details, DetailField, DraftActivity, Key } from '../draft/draft.ts';

/**
 * Where the sender last saw the item of a command. It only speeds up the search; the key identifies
 * the item.
 */
export type LocationHint = readonly [activityIndex: number, itemIndex: number];

interface OnItem {
  readonly item: Key;
}

/** Sets one field of Quiz Details. */
export type SetDetail = {
  readonly [F in DetailField]: {
    readonly type: 'detail.set';
    readonly field: F;
    readonly value: Details[F];
  };
}[DetailField];

/**
 * A change that an author requests. The sender makes new keys and option ids. Target indices (`to`,
 * `index`) count from 0 in the list without the moved entry.
 */
export type QuizCommand =
  | SetDetail
  | { readonly type: 'activity.add'; readonly activity: Key }
  | { readonly type: 'activity.remove'; readonly activity: Key }
  | { readonly type: 'activity.rename'; readonly activity: Key; readonly title: string }
  | { readonly type: 'activity.move'; readonly activity: Key; readonly to: number }
  | {
      readonly type: 'activities.import';
      readonly activities: readonly DraftActivity[];
      readonly playlists: readonly string[];
    }
  | {
      readonly type: 'question.add';
      readonly activity: Key;
      readonly item: Key;
      readonly options: readonly [string, ...string[]];
      readonly index?: number;
    }
  | {
      readonly type: 'video.add';
      readonly activity: Key;
      readonly item: Key;
      readonly article: ArticleReference;
      readonly index?: number;
    }
  | (OnItem & { readonly type: 'item.remove' })
  | (OnItem & { readonly type: 'item.move'; readonly activity: Key; readonly to: number })
  | (OnItem & { readonly type: 'question.setTitle'; readonly title: string })
  | (OnItem & { readonly type: 'question.setImage'; readonly image: string | null })
  | (OnItem & { readonly type: 'question.setMultiple'; readonly isMultiple: boolean })
  | (OnItem & { readonly type: 'option.add'; readonly option: string })
  | (OnItem & { readonly type: 'option.remove'; readonly option: string })
  | (OnItem & { readonly type: 'option.setText'; readonly option: string; readonly text: string })
  | (OnItem & { readonly type: 'answer.choose'; readonly option: string });
