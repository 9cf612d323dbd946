import { createContext, use } from 'react';

import type { Video } from '../../../../domain/videos/video.ts';

/** Settings that all parts of a quiz page share. */
export interface QuizPageSettings {
  /** The heading level of activities; questions are one below. */
  readonly level: 2 | 3;
  readonly showsAnswers: boolean;
  /** Whether videos start with captions. */
  readonly withCaptions: boolean;
  /** The videos that came with the quiz, by article id. */
  readonly videos: ReadonlyMap<number, Video>;
  /**
   * The selected options by item key. Kept outside the options, because a long quiz unmounts them
   * on scrolling.
   */
  readonly selections: Map<string, ReadonlySet<string>>;
}

/** Provides the settings of a quiz page to its parts. */
export const QuizPageContext = createContext<QuizPageSettings | null>(null);

/** Returns the settings of the quiz page above. Throws outside a quiz page. */
export function useQuizPage(): QuizPageSettings {
  const settings = use(QuizPageContext);
  if (settings === null) throw new Error('no quiz page above this part');
  return settings;
}
