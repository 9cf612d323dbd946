import type { ItemType, ItemUnion } from '../../quiz/draft/draft.ts';

/** The result of reading a package: its quizzes, and the outcome of every item. */
export interface ImportedPackage {
  readonly quizzes: readonly ImportedQuiz[];
  readonly report: readonly ImportEntry[];
  /**
   * Pictures embedded in texts, by the paths that items use for them; `addEmbeddedPictures` makes
   * them readable like files.
   */
  readonly embedded?: ReadonlyMap<string, Uint8Array>;
}

/**
 * A quiz that can be stored; `duration` is in minutes, null without a limit. `pictures` are the
 * paths in the package of all its pictures.
 */
export interface ImportedQuiz {
  readonly title: string;
  readonly duration: number | null;
  /** Whether it is graded; null when the package does not say. */
  readonly isGraded: boolean | null;
  readonly activities: readonly ImportedActivity[];
  readonly pictures: readonly string[];
}

/** An activity with at least one item. */
export interface ImportedActivity {
  readonly title: string;
  readonly items: readonly ImportedItem[];
}

/** A question or a video; `file` and `identifier` name the item of the package. */
export type ImportedItem = ItemUnion<{ question: ImportedQuestion; video: ImportedVideo }>;

/**
 * A question with exactly one right option, or at least one where `isMultiple`. Texts are in the
 * stored form; they show a picture of the package as `<img src="package:PATH">`. `image` is the
 * path of the picture under the question, or its address on the web.
 */
export interface ImportedQuestion {
  readonly type: 'question';
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly options: readonly ImportedOption[];
  readonly file: string;
  readonly identifier: string;
}

/** An option; `text` is in the stored form. */
export interface ImportedOption {
  readonly text: string;
  readonly isRight: boolean;
}

/** A video that an export of Lectern links to. */
export interface ImportedVideo {
  readonly type: 'video';
  readonly title: string;
  readonly articleId: number;
  readonly file: string;
  readonly identifier: string;
}

/**
 * The outcome of an item; `reason` is empty when all of it is imported. `preview` shows the item as
 * plain text.
 */
export interface ImportEntry {
  readonly file: string;
  readonly identifier: string;
  readonly title: string;
  readonly outcome: 'imported' | 'partial' | 'skipped';
  readonly reason: string;
  readonly preview?: ImportPreview;
}

/** An item as plain text. */
export interface ImportPreview {
  readonly kind: ItemType;
  readonly isMultiple: boolean;
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
}

/** Returns the key of an item of a package: its file and its identifier in it. */
export const getItemKey = ({
  file,
  identifier,
}: {
  readonly file: string;
  readonly identifier: string;
}): string => `${file}#${identifier}`;
