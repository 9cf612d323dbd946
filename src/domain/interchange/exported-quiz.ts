import type { RichNode } from './rich/rich-node.ts';

/** A quiz as every package format is made from: identifiers are XML names and unique in the quiz, texts are trees of allowed elements. */
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
  /** How many videos were left out because their article does not exist any more. */
  readonly videosGone: number;
}

/** A question or a video in its place. */
export type ExportedItem = ExportedQuestion | ExportedVideo;

/** A question; `title` is its words on one line, for lists. At least one choice is right; of several only where `isMultiple`. */
export interface ExportedQuestion {
  readonly kind: 'question';
  readonly identifier: string;
  readonly title: string;
  /** Its number in its activity (decision 19). */
  readonly number: number;
  readonly stem: readonly RichNode[];
  /** The address of the picture under the text. */
  readonly picture: string | null;
  readonly isMultiple: boolean;
  readonly choices: readonly ExportedChoice[];
}

/** An option. */
export interface ExportedChoice {
  readonly identifier: string;
  readonly content: readonly RichNode[];
  readonly isRight: boolean;
}

/** A video, which a package holds as a link to the player. */
export interface ExportedVideo {
  readonly kind: 'video';
  readonly identifier: string;
  readonly title: string;
  readonly articleId: number;
}
