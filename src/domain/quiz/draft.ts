/** The client's own name of an activity or an item; unique in a draft and never sent. Stored ones are named after their id. */
export type Key = string;

/** One option of a question. Its id is made by the client, unique within the item and kept by the server. */
export interface DraftOption {
  readonly id: string;
  readonly text: string;
}

/** The article a quiz or a video item stands for. */
export interface ArticleReference {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
}

/** One item of an activity (ENT-09): a video has an article and neither options nor right answers that count. */
export interface DraftItem {
  readonly key: Key;
  readonly type: 'video' | 'question';
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly options: readonly DraftOption[];
  readonly article: ArticleReference | null;
}

/** One activity (ENT-08). Its place in the list is its sort index, so the numbering can never have a gap (QED-21). */
export interface DraftActivity {
  readonly key: Key;
  readonly title: string;
  readonly items: readonly DraftItem[];
}

/**
 * The fields of Quiz Details (ENT-07). Dates are ISO 8601 in UTC, `tags` subject ids, a null duration means no limit; a duration in words is
 * what stands in the field and is no number of minutes, so that undo and the journal know it too and no save sends it.
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

/** A field of Quiz Details by name. */
export type DetailField = keyof Details;

/** What an author edits: the quiz as a plain value without the server's ids. */
export interface Draft extends Details {
  readonly activities: readonly DraftActivity[];
}

/** Which activity or item the server knows under which id. It changes with a save, never with an edit, so it is no part of the history. */
export type Origins = ReadonlyMap<Key, number>;
