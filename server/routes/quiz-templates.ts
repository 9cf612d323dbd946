import { listTemplates } from '../../src/api/contract/quiz-template.ts';
import { mayDo } from '../../src/domain/access/policy.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { listQuizzes } from '../store/quizzes/list-quizzes.ts';

/** The list of quiz templates. */
export const templateListRoutes: readonly Implementation[] = [
  implement(listTemplates, async ({ body, caller, services }) => answer(await listQuizzes(services.db, 'template', body, mayDo(caller.role, 'quiz.template.write')))),
];
