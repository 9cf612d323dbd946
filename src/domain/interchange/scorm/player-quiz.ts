import type { RichNode } from '../rich-tree/rich-node.ts';
import type { ScormFormat } from '../package-format.ts';
import type { ItemUnion } from '../../quiz/draft/draft.ts';
import { matchItem } from '../../quiz/draft/item-type.ts';

/** A quiz as a SCORM package holds it for the player. */
export interface PlayerQuiz {
  readonly format: ScormFormat;
  /**
   * Identifies this content; data that a learning system stored for another fingerprint is ignored.
   */
  readonly fingerprint: string;
  readonly title: string;
  /** Whether a result passes or fails; an ungraded quiz is only completed. */
  readonly isGraded: boolean;
  /** Null without a limit. */
  readonly durationMinutes: number | null;
  readonly activities: readonly PlayerActivity[];
}

/** An activity with its items in order. */
export interface PlayerActivity {
  readonly title: string;
  readonly items: readonly PlayerItem[];
}

/** A question or a video. */
export type PlayerItem = ItemUnion<{ question: PlayerQuestion; video: PlayerVideo }>;

/**
 * A question; `identifier` is unique in the quiz, `title` is its text on one line. Pictures of the
 * package have relative addresses.
 */
export interface PlayerQuestion {
  readonly type: 'question';
  readonly identifier: string;
  readonly title: string;
  readonly stem: readonly RichNode[];
  /**
   * The content below the text: a picture, a link to one on the web, or nothing. The player names
   * one without a description.
   */
  readonly picture: readonly RichNode[];
  readonly isMultiple: boolean;
  readonly options: readonly PlayerOption[];
  /** Ids of options. */
  readonly rightAnswer: readonly string[];
}

/** An option. */
export interface PlayerOption {
  readonly id: string;
  readonly content: readonly RichNode[];
}

/** A video and the address where it is watched. */
export interface PlayerVideo {
  readonly type: 'video';
  readonly title: string;
  readonly address: string;
}

/** Returns all questions of a quiz in order. */
export const listQuestions = ({
  activities,
}: Pick<PlayerQuiz, 'activities'>): readonly PlayerQuestion[] =>
  activities
    .flatMap(({ items }) => items)
    .flatMap((item) => matchItem(item, { question: (question) => [question], video: () => [] }));
