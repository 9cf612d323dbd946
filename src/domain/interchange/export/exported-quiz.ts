import type { RichNode } from '../rich-tree/rich-node.ts';
import type { StoredQuiz } from '../../quiz/stored/stored-quiz.ts';
import type { ItemUnion } from '../../quiz/draft/draft.ts';
import { matchItem } from '../../quiz/draft/item-type.ts';

/** A stored quiz with what only its export needs: its identity and the names of its subjects. */
export interface QuizToExport extends StoredQuiz {
  readonly id: number;
  /** Letters and digits that tell the ids of this installation from those of others. */
  readonly installation: string;
  readonly tags: readonly { readonly id: number; readonly title: string }[];
}

/**
 * A quiz as the writers of all formats need it. Identifiers are XML names, unique among the quizzes
 * of all installations, because systems replace what they already hold under one; texts are trees
 * of allowed elements.
 */
export interface ExportedQuiz {
  readonly identifier: string;
  readonly title: string;
  readonly sections: readonly ExportedSection[];
}

/** An activity. */
export interface ExportedSection {
  readonly identifier: string;
  readonly title: string;
  readonly items: readonly ExportedItem[];
  /** How many videos are omitted because their article no longer exists. */
  readonly missingVideoCount: number;
}

/** A question or a video. */
export type ExportedItem = ItemUnion<{ question: ExportedQuestion; video: ExportedVideo }>;

/**
 * A question; `title` is its text on one line, for lists. At least one choice is right, and more
 * than one only where `isMultiple`.
 */
export interface ExportedQuestion {
  readonly type: 'question';
  readonly identifier: string;
  readonly title: string;
  /** Its number in its activity (PD-19). */
  readonly number: number;
  readonly stem: readonly RichNode[];
  /** The address of the picture under the text. */
  readonly picture: string | null;
  /** What the picture shows; absent when nobody described it. */
  readonly pictureAlt?: string;
  readonly isMultiple: boolean;
  readonly choices: readonly ExportedChoice[];
}

/** An option. */
export interface ExportedChoice {
  readonly identifier: string;
  readonly content: readonly RichNode[];
  readonly isRight: boolean;
}

/** A video, which packages hold as a link to the player. */
export interface ExportedVideo {
  readonly type: 'video';
  readonly identifier: string;
  readonly title: string;
  readonly articleId: number;
}

/** Returns the videos among items. */
export const listVideos = (items: readonly ExportedItem[]): readonly ExportedVideo[] =>
  items.flatMap((item) => matchItem(item, { question: () => [], video: (video) => [video] }));

/** Returns the questions among items. */
export const listQuestions = (items: readonly ExportedItem[]): readonly ExportedQuestion[] =>
  items.flatMap((item) => matchItem(item, { question: (question) => [question], video: () => [] }));
