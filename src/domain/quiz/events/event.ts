import type {
  Details,
  DetailField,
  DraftActivity,
  DraftItem,
  DraftOption,
  Key,
} from '../draft/draft.ts';

/**
 * The position of an activity when the event was decided. The key identifies it; the index is a
 * hint.
 */
export interface ActivityPosition {
  readonly activity: Key;
  readonly activityIndex: number;
}

/**
 * The position of an item when the event was decided. The keys identify it; the indices are hints.
 */
export interface ItemPosition extends ActivityPosition {
  readonly item: Key;
  readonly itemIndex: number;
}

/** A change of one field of Quiz Details. */
export type DetailChanged = {
  readonly [F in DetailField]: {
    readonly type: 'detailChanged';
    readonly field: F;
    readonly from: Details[F];
    readonly to: Details[F];
  };
}[DetailField];

interface Changed<T> {
  readonly at: ItemPosition;
  readonly from: T;
  readonly to: T;
}

/** A change of a draft. Every event holds what it replaced, so every event has an inverse. */
export type QuizEvent =
  | DetailChanged
  | { readonly type: 'activityAdded'; readonly activity: DraftActivity; readonly index: number }
  | { readonly type: 'activityRemoved'; readonly activity: DraftActivity; readonly index: number }
  | {
      readonly type: 'activityRenamed';
      readonly at: ActivityPosition;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'activityMoved';
      readonly activity: Key;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'itemAdded'; readonly at: ItemPosition; readonly item: DraftItem }
  | { readonly type: 'itemRemoved'; readonly at: ItemPosition; readonly item: DraftItem }
  | { readonly type: 'itemMoved'; readonly from: ItemPosition; readonly to: ItemPosition }
  | (Changed<string> & { readonly type: 'questionTitleChanged' })
  | (Changed<string | null> & {
      readonly type: 'questionImageChanged';
      /** The description of each image; absent when there is none. */
      readonly fromAlt?: string;
      readonly toAlt?: string;
    })
  | (Changed<string> & {
      readonly type: 'questionImageAltChanged';
      /** The image that is described. */
      readonly image: string;
    })
  | (Changed<boolean> & { readonly type: 'questionMultipleChanged' })
  | (Changed<readonly string[]> & { readonly type: 'rightAnswerChanged' })
  | {
      readonly type: 'optionAdded';
      readonly at: ItemPosition;
      readonly option: DraftOption;
      readonly index: number;
    }
  | {
      readonly type: 'optionRemoved';
      readonly at: ItemPosition;
      readonly option: DraftOption;
      readonly index: number;
    }
  | {
      readonly type: 'optionMoved';
      readonly at: ItemPosition;
      readonly option: string;
      readonly from: number;
      readonly to: number;
    }
  | (Changed<string> & {
      readonly type: 'optionTextChanged';
      readonly option: string;
      readonly index: number;
    });
