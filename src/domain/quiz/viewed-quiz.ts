import type { QuizDetail } from '../../api/contract/entities/quiz.ts';
import { videoOfItem, type Video } from '../videos/video.ts';
import type { Draft } from './draft.ts';
import { fromQuiz } from './from-quiz.ts';

/** A stored quiz as it is looked at. `isUserQuiz` has an access type, `mayChange` is what the server lets this person do. */
export interface ViewedQuiz {
  readonly id: number;
  readonly content: Draft;
  readonly subjects: readonly string[];
  readonly isUserQuiz: boolean;
  readonly isProcessing: boolean;
  readonly mayChange: boolean;
  /** The videos its items brought along, by article. */
  readonly videos: ReadonlyMap<number, Video>;
}

/** Reads a stored quiz to be looked at; unlike in an editor, a quiz without activities has none. */
export function viewedQuiz(quiz: QuizDetail): ViewedQuiz {
  const { draft } = fromQuiz(quiz);
  const carried = quiz.activities
    .flatMap(({ items }) => items)
    .flatMap(({ article }) => (article?.videoData == null ? [] : [videoOfItem(article.videoData)]));
  return {
    id: quiz.id,
    content: quiz.activities.length === 0 ? { ...draft, activities: [] } : draft,
    subjects: quiz.tags.map(({ title }) => title),
    isUserQuiz: quiz.quizType === 'userQuiz',
    isProcessing: quiz.isProcessing,
    mayChange: quiz.editable,
    videos: new Map(carried.map((video) => [video.articleId, video])),
  };
}
