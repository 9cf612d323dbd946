/** What was read from a package: its quizzes, and what became of every item in it. */
export interface ImportedPackage {
  readonly quizzes: readonly ImportedQuiz[];
  readonly report: readonly ImportEntry[];
  /** Pictures that texts of the package held themselves, by the paths under which items show them; `withEmbedded` reads them like files. */
  readonly embedded?: ReadonlyMap<string, Uint8Array>;
}

/** A quiz as it is stored; `duration` is in minutes, null without a limit. `pictures` are the paths in the package of all pictures its items show, each once. */
export interface ImportedQuiz {
  readonly title: string;
  readonly duration: number | null;
  /** Whether it counts, where the package says so. */
  readonly isGraded: boolean | null;
  readonly activities: readonly ImportedActivity[];
  readonly pictures: readonly string[];
}

/** An activity with at least one item. */
export interface ImportedActivity {
  readonly title: string;
  readonly items: readonly ImportedItem[];
}

/** A question or a video in its place; `file` and `identifier` say which item of the package it was. */
export type ImportedItem = ImportedQuestion | ImportedVideo;

/**
 * A question with its key: exactly one right option, or at least one where `isMultiple`. Texts are kept as our editor keeps them; a picture of the package in
 * them is `<img src="package:PATH">`, and `image` is the path of the picture under the question, or its address where it stays on the web.
 */
export interface ImportedQuestion {
  readonly kind: 'question';
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly options: readonly ImportedOption[];
  readonly file: string;
  readonly identifier: string;
}

/** An option; `text` is kept as our editor keeps it. */
export interface ImportedOption {
  readonly text: string;
  readonly isRight: boolean;
}

/** A video that an export of ours linked to. */
export interface ImportedVideo {
  readonly kind: 'video';
  readonly title: string;
  readonly articleId: number;
  readonly file: string;
  readonly identifier: string;
}

/** What became of an item of a package; `reason` is sentences for people, empty when all of it was imported. `preview` shows what was read, in plain words. */
export interface ImportEntry {
  readonly file: string;
  readonly identifier: string;
  readonly title: string;
  readonly outcome: 'imported' | 'partial' | 'skipped';
  readonly reason: string;
  readonly preview?: ImportPreview;
}

/** What was read of an item, in plain words. */
export interface ImportPreview {
  readonly kind: 'question' | 'video';
  readonly isMultiple: boolean;
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
}
