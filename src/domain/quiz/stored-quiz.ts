/** What a quiz of the server has that an editor reads (ENT-06, ENT-08, ENT-09); the contract's QuizDetail has it all. */
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

/** An article as a quiz or a video item carries it. */
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

/** What a quiz can be begun with: the content of an article's template (QFRM-36). */
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

/** An item without an id: type 1 is a video, 2 a question. */
export interface SourceItem {
  readonly sortIndex: number;
  readonly type: 1 | 2;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly article: StoredArticle | null;
  readonly textOptions: readonly { readonly id: string; readonly text: string }[];
}
