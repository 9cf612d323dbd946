import type { ItemType } from '../draft/draft.ts';

/**
 * The fields of a quiz on the server that an editor reads (ENT-06, ENT-08, ENT-09). QuizDetail in
 * the contract has all fields.
 */
export interface StoredQuiz {
  readonly title: string;
  readonly article: StoredArticle | null;
  readonly tags: readonly { readonly id: number }[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly duration: number | null;
  readonly isGraded: boolean | null;
  readonly showCaption: boolean;
  readonly restrictNonInstitutional: boolean;
  readonly isAssignSomeone: boolean;
  readonly assignList: readonly unknown[];
  readonly activities: readonly StoredActivity[];
}

/** The article of a stored quiz or video item. */
export interface StoredArticle {
  readonly id: number;
  readonly title: string;
  readonly images?: { readonly short?: string | null | undefined } | null | undefined;
}

/** An activity of a stored quiz. */
export interface StoredActivity extends SourceActivity {
  readonly id: number;
  readonly items: readonly StoredItem[];
}

/** An item of a stored quiz. */
export interface StoredItem extends SourceItem {
  readonly id: number;
}

/** The content to start a quiz with: an article's template (QFRM-36). */
export interface QuizSource {
  readonly title: string;
  readonly article: StoredArticle | null;
  readonly tags: readonly { readonly id: number }[];
  readonly activities: readonly SourceActivity[];
}

/** An activity without an id. */
export interface SourceActivity {
  readonly title: string;
  readonly sortIndex: number;
  readonly items: readonly SourceItem[];
}

/** An item without an id. */
export interface SourceItem {
  readonly sortIndex: number;
  readonly type: ItemType;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly article: StoredArticle | null;
  readonly textOptions: readonly { readonly id: string; readonly text: string }[];
  readonly imageAlt?: string | undefined;
}
