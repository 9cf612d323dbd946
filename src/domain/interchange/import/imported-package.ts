import type { ItemType, ItemUnion } from '../../quiz/draft/draft.ts';

/** The result of reading a package: its quizzes, and the outcome of every item. */
export interface ImportedPackage {
  /** All quizzes of the package in order, also those of which nothing is imported. */
  readonly sources: readonly QuizSource[];
  readonly quizzes: readonly ImportedQuiz[];
  readonly report: readonly ImportEntry[];
  /**
   * Pictures embedded in texts, by the paths that items use for them; `addEmbeddedPictures` makes
   * them readable like files.
   */
  readonly embedded?: ReadonlyMap<string, Uint8Array>;
}

/** A quiz as the package has it: the file that holds it, and what it is called there. */
export interface QuizSource {
  readonly file: string;
  readonly title: string;
}

/**
 * A quiz that can be stored; `source` is its place among the sources. `duration` is in minutes,
 * null without a limit. `pictures` are the paths in the package of all its pictures.
 */
export interface ImportedQuiz {
  readonly source: number;
  readonly title: string;
  readonly duration: number | null;
  /** Whether it is graded; null when the package does not say. */
  readonly isGraded: boolean | null;
  /** Whether its videos have captions; null when the package does not say. */
  readonly showCaption: boolean | null;
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
  /** What the picture shows; absent when the package does not say. */
  readonly imageAlt?: string;
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
 * The outcome of an item; `reason` is empty when all of it is imported. `source` is the place of its
 * quiz among the sources, null for an entry about the package. `preview` shows what was read.
 */
export interface ImportEntry {
  readonly source: number | null;
  readonly file: string;
  readonly identifier: string;
  readonly title: string;
  readonly outcome: 'imported' | 'partial' | 'skipped';
  readonly reason: string;
  readonly preview?: ImportPreview;
}

/**
 * An item as it was read; its texts are in the stored form. Where `isShortened`, they are plain and
 * only the beginning of what is imported. `image` is the address of the picture under a question.
 */
export interface ImportPreview {
  readonly kind: ItemType;
  readonly isMultiple: boolean;
  readonly isShortened: boolean;
  readonly text: string;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly options: readonly ImportedOption[];
}

/** What to import of one quiz of a package: another title, and all items but some, by their key. */
export interface QuizChoice {
  readonly source: number;
  readonly title?: string;
  readonly leaveOut: readonly string[];
}

/** Returns the key of an item of a package: its file and its identifier in it. */
export const getItemKey = ({
  file,
  identifier,
}: {
  readonly file: string;
  readonly identifier: string;
}): string => `${file}#${identifier}`;
