import { getItemVideo, type Video, type VideoData } from '../../videos/video.ts';
import type { Draft } from '../draft/draft.ts';
import type { StoredActivity, StoredArticle, StoredItem, StoredQuiz } from './stored-quiz.ts';
import { openQuiz } from './open-quiz.ts';

/**
 * A stored quiz as the viewer shows it. A user quiz has an access type; `canChange` is whether the
 * server allows this user to change it.
 */
export interface ViewedQuiz {
  readonly id: number;
  readonly content: Draft;
  readonly subjects: readonly string[];
  readonly isUserQuiz: boolean;
  readonly isProcessing: boolean;
  readonly canChange: boolean;
  /** The videos of its items, by article id. */
  readonly videos: ReadonlyMap<number, Video>;
}

/** A stored quiz with the fields that only the viewer shows (ENT-06 to ENT-10). */
export interface DetailedQuiz extends StoredQuiz {
  readonly id: number;
  readonly quizType: 'template' | 'libraryQuiz' | 'adminQuiz' | 'userQuiz';
  readonly tags: readonly { readonly id: number; readonly title: string }[];
  readonly isProcessing: boolean;
  readonly editable: boolean;
  readonly activities: readonly (StoredActivity & {
    readonly items: readonly (StoredItem & {
      readonly article:
        | (StoredArticle & { readonly videoData?: VideoData | null | undefined })
        | null;
    })[];
  })[];
}

/**
 * Converts a stored quiz for the viewer. Unlike in an editor, a quiz without activities has none.
 */
export function toViewedQuiz(quiz: DetailedQuiz): ViewedQuiz {
  const { draft } = openQuiz(quiz);
  const itemVideos = quiz.activities
    .flatMap(({ items }) => items)
    .flatMap(({ article }) =>
      article?.videoData == null ? [] : [getItemVideo(article.videoData)],
    );
  return {
    id: quiz.id,
    content: quiz.activities.length === 0 ? { ...draft, activities: [] } : draft,
    subjects: quiz.tags.map(({ title }) => title),
    isUserQuiz: quiz.quizType === 'userQuiz',
    isProcessing: quiz.isProcessing,
    canChange: quiz.editable,
    videos: new Map(itemVideos.map((video) => [video.articleId, video])),
  };
}
