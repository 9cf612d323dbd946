/**
 * Identifies an activity or an item within a draft. The client makes it and never sends it; for
 * stored ones it contains their id.
 */
export type Key = string;

/**
 * One option of a question. The client makes its id, which is unique within the item, and the
 * server stores it.
 */
export interface DraftOption {
  readonly id: string;
  readonly text: string;
}

/** The article of a quiz or of a video item. */
export interface ArticleReference {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
}

/** The fields that the server stores for an item of any type (ENT-09). */
interface ItemFields {
  readonly key: Key;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly options: readonly DraftOption[];
  readonly article: ArticleReference | null;
  /** What the image shows, for people who cannot see it; absent when nobody described it. */
  readonly imageAlt?: string;
}

/** A question with its options. `rightAnswer` holds the ids of the right options. */
export interface QuestionItem extends ItemFields {
  readonly type: 'question';
}

/**
 * The video of an article. Its options and right answers have no meaning; an edit sends them back
 * unchanged.
 */
export interface VideoItem extends ItemFields {
  readonly type: 'video';
}

/**
 * One item of an activity (ENT-09). To add a type, extend this union; the compiler then reports
 * every switch that must handle it.
 */
export type DraftItem = QuestionItem | VideoItem;

/** The types of items. */
export type ItemType = DraftItem['type'];

/**
 * The union of one type per item type, such as `ItemUnion<{ question: Q; video: V }>`. A missing
 * type stays in the union, so that the compiler also reports every switch over it.
 */
export type ItemUnion<Types extends Readonly<Record<ItemType, unknown>>> = {
  [Type in ItemType]: Type extends keyof Types ? Types[Type] : { readonly type: Type };
}[ItemType];

/** One activity (ENT-08). Its index in the list is its sort index (QED-21). */
export interface DraftActivity {
  readonly key: Key;
  readonly title: string;
  readonly items: readonly DraftItem[];
}

/**
 * The fields of Quiz Details (ENT-07). Dates are ISO 8601 in UTC, `tags` are subject ids, and a
 * null duration means no limit. A duration that is a string is the text of the field that cannot be
 * read as minutes: undo and the journal keep it, and it stops a save.
 */
export interface Details {
  readonly title: string;
  readonly article: ArticleReference | null;
  readonly tags: readonly number[];
  readonly graded: 'graded' | 'ungraded' | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly durationMinutes: number | string | null;
  readonly restrictNonInstitutional: boolean;
  readonly showCaption: boolean;
}

/** The name of a field of Quiz Details. */
export type DetailField = keyof Details;

/** A quiz as an author edits it, without the server's ids. */
export interface Draft extends Details {
  readonly activities: readonly DraftActivity[];
}
