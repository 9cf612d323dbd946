import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { QuizDetailContent } from '../../../src/api/contract/entities/quiz.ts';
import type { Database } from '../database.ts';
import { articles, articleSubtitles, articleVideos } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { assignments } from '../schema/sharing.ts';
import { toWireActivities, type ActivityRow } from './quiz-activities.ts';
import { quizColumns, type PersonRow } from './quiz-columns.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { toWireQuiz } from './quiz-wire.ts';

interface AssignmentRow {
  readonly id: number;
  readonly email: string;
  readonly progress: number;
  readonly submittedAt: string | null;
}

const articleOfItem = sql`(
  select json_build_object(
    'id', ar.id, 'title', ar.title, 'type', ar.type,
    'shortImage', ar.short_image, 'largeImage', ar.large_image, 'headerImage', ar.header_image,
    'cdnFile', v.cdn_file, 'width', v.width, 'height', v.height, 'thumbnails', v.thumbnails,
    'subtitles', coalesce((
      select json_object_agg(s.language, s.file)
      from ${articleSubtitles} s where s.article_id = ar.id), '{}'::json))
  from ${articles} ar left join ${articleVideos} v on v.article_id = ar.id where ar.id = i.article_id)`;

const activityRows = sql<ActivityRow[]>`coalesce((
  select json_agg(json_build_object('id', ac.id, 'title', ac.title, 'sortIndex', ac.sort_index, 'items', coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'sortIndex', i.sort_index, 'type', i.type, 'title', i.title, 'image', i.image, 'isMultiple', i.is_multiple,
      'rightAnswer', i.right_answer, 'textOptions', i.text_options,
      'imageAlt', i.image_alt, 'article', ${articleOfItem}) order by i.sort_index)
    from ${items} i where i.activity_id = ac.id), '[]'::json)) order by ac.sort_index)
  from ${activities} ac where ac.quiz_id = ${quizzes}.id), '[]'::json)`;

const updatedBy = sql<PersonRow | null>`(
  select json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email)
  from ${users} u where u.id = ${quizzes}.updated_by)`;

const assignmentRows = sql<AssignmentRow[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'email', s.email, 'progress', s.progress, 'submittedAt', s.submitted_at) order by s.email)
  from ${assignments} s where s.quiz_id = ${quizzes}.id), '[]'::json)`;

/** Selects a quiz in `scope`; `activities` is the column with its activities. */
async function selectQuiz<A>(db: Database, scope: QuizScope, id: number, activitiesOf: SQL<A>) {
  const [row] = await db
    .select({
      ...quizColumns,
      activities: activitiesOf,
      assignments: assignmentRows,
      updatedBy,
      mayWrite: scope.canWrite,
      mayKnowPeople: scope.canSeePeople,
    })
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(and(eq(quizzes.id, id), scope.canRead));
  return row;
}

/** Converts a quiz for the contract, without its activities. */
const toWireDetails = (row: NonNullable<Awaited<ReturnType<typeof selectQuiz>>>): QuizDetails => ({
  ...toWireQuiz(row.mayKnowPeople ? row : { ...row, sharedWith: [] }, row.mayWrite),
  processStatus: row.quiz.processStatus,
  updatedBy: row.mayKnowPeople ? row.updatedBy : null,
  assignList: (row.mayKnowPeople ? row.assignments : []).map(
    ({ id: assignmentId, email, progress, submittedAt }) => ({
      id: assignmentId,
      user: { email },
      progress,
      submitAt: submittedAt === null ? null : new Date(submittedAt).toISOString(),
    }),
  ),
});

/** A quiz in the contract's form, without its activities. */
export type QuizDetails = Omit<QuizDetailContent, 'activities'>;

/**
 * Returns a quiz with its activities and students in the contract's form, and its version; null
 * when it is outside `scope`. Only its owner and those who may change it see whom it is shared
 * with, who saved it last and who its students are.
 */
export async function readQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
): Promise<{ readonly content: QuizDetailContent; readonly version: string } | null> {
  const row = await selectQuiz(db, scope, id, activityRows);
  if (row === undefined) return null;
  const content = { ...toWireDetails(row), activities: toWireActivities(row.activities) };
  return { content, version: String(row.quiz.version) };
}

/**
 * Returns a quiz with its activities as JSON (`ActivityRow[]`) for a worker thread: thousands of
 * items are parsed there, and copied as one text. Null when it is outside `scope`.
 */
export async function readQuizForWorker(
  db: Database,
  scope: QuizScope,
  id: number,
): Promise<{ readonly details: QuizDetails; readonly activitiesJson: string } | null> {
  const row = await selectQuiz(db, scope, id, sql<string>`${activityRows}::text`);
  return row === undefined ? null : { details: toWireDetails(row), activitiesJson: row.activities };
}
