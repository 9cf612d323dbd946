import { quizFromArticle, quizFromPlaylist } from '../../src/api/contract/quiz-template.ts';
import { failed } from '../../src/domain/outcome.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { quizSourceOf } from '../store/quizzes/quiz-source.ts';
import { quizSourceOfPlaylist } from '../store/quizzes/quiz-source-of-playlist.ts';

/** What a quiz about an article, or made from a playlist, begins with. */
export const quizSourceRoutes: readonly Implementation[] = [
  implement(quizFromArticle, async ({ params, services }) => {
    const source = await quizSourceOf(services.db, params.id);
    return source === null ? failed({ kind: 'notFound' }) : answer(source);
  }),
  implement(quizFromPlaylist, async ({ params, caller, services }) => {
    const source = await quizSourceOfPlaylist(services.db, caller.userId, params.id);
    return source === null ? failed({ kind: 'notFound' }) : answer(source);
  }),
];
