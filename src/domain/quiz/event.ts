import type { Details, DetailField, DraftActivity, DraftItem, DraftOption, Key } from './draft.ts';

/** Where an activity stood when the event was decided. The index is a hint, the key decides. */
export interface ActivityPlace {
  readonly activity: Key;
  readonly activityIndex: number;
}

/** Where an item stood when the event was decided. The indices are hints, the keys decide. */
export interface ItemPlace extends ActivityPlace {
  readonly item: Key;
  readonly itemIndex: number;
}

/** A changed field of Quiz Details. */
export type DetailChanged = {
  readonly [F in DetailField]: {
    readonly type: 'detailChanged';
    readonly field: F;
    readonly from: Details[F];
    readonly to: Details[F];
  };
}[DetailField];

interface Changed<T> {
  readonly at: ItemPlace;
  readonly from: T;
  readonly to: T;
}

/** What happened to a draft. Every event carries what it replaced, so that each has an inverse. */
export type QuizEvent =
  | DetailChanged
  | { readonly type: 'activityAdded'; readonly activity: DraftActivity; readonly index: number }
  | { readonly type: 'activityRemoved'; readonly activity: DraftActivity; readonly index: number }
  | {
      readonly type: 'activityRenamed';
      readonly at: ActivityPlace;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'activityMoved';
      readonly activity: Key;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'itemAdded'; readonly at: ItemPlace; readonly item: DraftItem }
  | { readonly type: 'itemRemoved'; readonly at: ItemPlace; readonly item: DraftItem }
  | { readonly type: 'itemMoved'; readonly from: ItemPlace; readonly to: ItemPlace }
  | (Changed<string> & { readonly type: 'questionTitleChanged' })
  | (Changed<string | null> & { readonly type: 'questionImageChanged' })
  | (Changed<boolean> & { readonly type: 'questionMultipleChanged' })
  | (Changed<readonly string[]> & { readonly type: 'rightAnswerChanged' })
  | {
      readonly type: 'optionAdded';
      readonly at: ItemPlace;
      readonly option: DraftOption;
      readonly index: number;
    }
  | {
      readonly type: 'optionRemoved';
      readonly at: ItemPlace;
      readonly option: DraftOption;
      readonly index: number;
    }
  | (Changed<string> & {
      readonly type: 'optionTextChanged';
      readonly option: string;
      readonly index: number;
    });
