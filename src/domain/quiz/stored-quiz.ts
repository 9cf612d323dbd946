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
export interface StoredActivity {
  readonly id: number;
  readonly title: string;
  readonly sortIndex: number;
  readonly items: readonly StoredItem[];
}

/** An item of a stored quiz: type 1 is a video, 2 a question. */
export interface StoredItem {
  readonly id: number;
  readonly sortIndex: number;
  readonly type: 1 | 2;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly article: StoredArticle | null;
  readonly textOptions: readonly { readonly id: string; readonly text: string }[];
}
