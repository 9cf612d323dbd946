import type { RichNode } from '../rich/rich-node.ts';
import type { ScormFormat } from '../scorm-formats.ts';

/** A quiz as it lies in a SCORM package for the player to read. */
export interface PlayedQuiz {
  readonly format: ScormFormat;
  /** Tells this content from any other: what a learning system kept for another fingerprint is not read. */
  readonly fingerprint: string;
  readonly title: string;
  /** Whether a result counts: a quiz that is ungraded is completed, neither passed nor failed. */
  readonly isGraded: boolean;
  /** Null without a limit. */
  readonly durationMinutes: number | null;
  readonly activities: readonly PlayedActivity[];
}

/** An activity with its items in their order. */
export interface PlayedActivity {
  readonly title: string;
  readonly items: readonly PlayedItem[];
}

/** A question or a video in its place. */
export type PlayedItem = PlayedQuestion | PlayedVideo;

/** A question; `identifier` is unique in the quiz, `title` its words on one line. Pictures of the package have relative addresses. */
export interface PlayedQuestion {
  readonly type: 'question';
  readonly identifier: string;
  readonly title: string;
  readonly stem: readonly RichNode[];
  /** What stands below the text: a picture, a link to one elsewhere, or nothing. */
  readonly picture: readonly RichNode[];
  readonly isMultiple: boolean;
  readonly options: readonly PlayedOption[];
  /** Ids of options. */
  readonly rightAnswer: readonly string[];
}

/** An option. */
export interface PlayedOption {
  readonly id: string;
  readonly content: readonly RichNode[];
}

/** A video, watched at its address. */
export interface PlayedVideo {
  readonly type: 'video';
  readonly title: string;
  readonly address: string;
}

/** All questions of a quiz in their order. */
export const questionsOf = ({
  activities,
}: Pick<PlayedQuiz, 'activities'>): readonly PlayedQuestion[] =>
  activities.flatMap(({ items }) => items.filter((item) => item.type === 'question'));
