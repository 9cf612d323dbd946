import { encodeQuiz } from '../../src/api/contract/entities/item-type.ts';
import { quizFromArticle, quizFromPlaylist } from '../../src/api/contract/quiz-template.ts';
import { failed } from '../../src/domain/outcome.ts';
import { respond, read, type Implementation } from '../http/implement.ts';
import { readArticleSource } from '../store/quizzes/article-source.ts';
import { readPlaylistSource } from '../store/quizzes/playlist-source.ts';

/** The initial content of a quiz about an article or from a playlist. */
export const quizSourceRoutes: readonly Implementation[] = [
  read(quizFromArticle, async ({ params, services }) => {
    const source = await readArticleSource(services.db, params.id);
    return source === null ? failed({ kind: 'notFound' }) : respond(encodeQuiz(source));
  }),
  read(quizFromPlaylist, async ({ params, caller, services }) => {
    const source = await readPlaylistSource(services.db, caller, params.id);
    return source === null ? failed({ kind: 'notFound' }) : respond(encodeQuiz(source));
  }),
];
