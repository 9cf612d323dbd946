import { createTemplate, deleteTemplate, getTemplate, listTemplates, quizFromArticle, updateTemplate } from '../../src/api/contract/quiz-template.ts';
import { mayDo } from '../../src/domain/access/policy.ts';
import { failed } from '../../src/domain/outcome.ts';
import { answer, implement, type Caller, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { quizSourceOf } from '../store/quizzes/quiz-source.ts';
import { listQuizzes } from '../store/quizzes/list-quizzes.ts';
import { readQuiz } from '../store/quizzes/read-quiz.ts';
import { createQuiz, deleteQuiz, replaceQuiz } from '../store/quizzes/save-quiz.ts';

const mayWrite = ({ role }: Caller): boolean => mayDo(role, 'quiz.template.write');

const list = implement(listTemplates, async ({ body, caller, services }) => answer(await listQuizzes(services.db, 'template', body, mayWrite(caller))));

const get = implement(getTemplate, async ({ params, caller, services }) => {
  const found = await readQuiz(services.db, 'template', params.id, mayWrite(caller));
  return found === null ? failed({ kind: 'notFound' }) : answer(found.content, found.version);
});

const create = implement(createTemplate, ({ body, caller, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const created = await createQuiz(db, 'template', caller.userId, body, clock.now());
    if (!created.ok) return created;
    const found = await readQuiz(db, 'template', created.value.id, true);
    if (found === null) throw new Error('the created template is not there');
    return answer(found.content, found.version);
  }),
);

const update = implement(updateTemplate, ({ params, body, ifMatch, services }) =>
  inTransaction(services, async ({ db, clock }) => {
    const replaced = await replaceQuiz(db, 'template', params.id, body, ifMatch, clock.now());
    if (!replaced.ok) return replaced;
    const found = await readQuiz(db, 'template', params.id, true);
    if (found === null) throw new Error('the updated template is not there');
    return answer(found.content, found.version);
  }),
);

const remove = implement(deleteTemplate, ({ params, ifMatch, services }) =>
  inTransaction(services, async ({ db }) => {
    const deleted = await deleteQuiz(db, 'template', params.id, ifMatch);
    return deleted.ok ? answer(null) : deleted;
  }),
);

const fromArticle = implement(quizFromArticle, async ({ params, services }) => {
  const source = await quizSourceOf(services.db, params.id);
  return source === null ? failed({ kind: 'notFound' }) : answer(source);
});

/** Quiz templates: list, read, write, and what a quiz about an article begins with. */
export const templateRoutes: readonly Implementation[] = [list, get, create, update, remove, fromArticle];
