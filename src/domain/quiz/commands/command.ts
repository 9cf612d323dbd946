import type {
  ArticleReference,
  Details,
  DetailField,
  DraftActivity,
  DraftItem,
  Key,
} from '../draft/draft.ts';
import type { TextLocation } from '../draft/text-location.ts';

/**
 * Where the sender last saw the item of a command. It only speeds up the search; the key identifies
 * the item.
 */
export type LocationHint = readonly [activityIndex: number, itemIndex: number];

/** A copy of an item: the original's key, and the copy with a key and option ids of its own. */
export interface ItemCopy {
  readonly of: Key;
  readonly item: DraftItem;
}

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

/** Replaces a search in some texts. `count` is the number of its matches that are replaced. */
export interface ReplaceTexts {
  readonly type: 'texts.replace';
  readonly search: string;
  readonly count: number;
  /** The new text of each location, and the one that it was made from. */
  readonly texts: readonly {
    readonly location: TextLocation;
    readonly from: string;
    readonly to: string;
  }[];
}

/**
 * A change that an author requests. The sender makes new keys and option ids. Target indices (`to`,
 * `index`) count from 0 in the list without the moved entries.
 */
export type QuizCommand =
  | SetDetail
  | ReplaceTexts
  | { readonly type: 'activity.add'; readonly activity: Key }
  | {
      readonly type: 'activity.duplicate';
      readonly activity: Key;
      readonly copy: Key;
      readonly items: readonly DraftItem[];
    }
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
  | {
      readonly type: 'items.add';
      readonly activity: Key;
      readonly items: readonly DraftItem[];
      readonly index?: number;
      /** An item that is removed in the same step. */
      readonly replaces?: Key;
    }
  | { readonly type: 'items.duplicate'; readonly copies: readonly ItemCopy[] }
  | {
      readonly type: 'items.move';
      readonly items: readonly Key[];
      readonly activity: Key;
      readonly to: number;
    }
  | { readonly type: 'items.remove'; readonly items: readonly Key[] }
  | {
      readonly type: 'items.setMultiple';
      readonly items: readonly Key[];
      readonly isMultiple: boolean;
    }
  | (OnItem & { readonly type: 'item.remove' })
  | (OnItem & { readonly type: 'item.move'; readonly activity: Key; readonly to: number })
  | (OnItem & { readonly type: 'question.setTitle'; readonly title: string })
  | (OnItem & {
      readonly type: 'question.setImage';
      readonly image: string | null;
      /** What the image shows; absent for an image that nobody described. */
      readonly alt?: string;
    })
  | (OnItem & { readonly type: 'question.setImageAlt'; readonly alt: string })
  | (OnItem & { readonly type: 'question.setMultiple'; readonly isMultiple: boolean })
  | (OnItem & { readonly type: 'option.add'; readonly option: string })
  | (OnItem & {
      readonly type: 'options.insert';
      /** The option that gets the first text. */
      readonly option: string;
      readonly texts: readonly string[];
      /** As many ids as there are texts. */
      readonly newOptions: readonly string[];
      /** The indices of the texts that are right answers; none leaves them as they are. */
      readonly right: readonly number[];
    })
  | (OnItem & { readonly type: 'option.remove'; readonly option: string })
  | (OnItem & { readonly type: 'option.move'; readonly option: string; readonly to: number })
  | (OnItem & { readonly type: 'option.setText'; readonly option: string; readonly text: string })
  | (OnItem & { readonly type: 'answer.choose'; readonly option: string });
