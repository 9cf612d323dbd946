import { and, eq, sql } from 'drizzle-orm';

import { itemType, type WireItemType } from '../../../src/api/contract/entities/item-type.ts';
import type { ItemType } from '../../../src/domain/quiz/draft/draft.ts';
import { numberQuestions } from '../../../src/domain/quiz/draft/question-number.ts';
import type { QuizDetailContent } from '../../../src/api/contract/entities/quiz.ts';
import { toWireArticleType, toWireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import { articles, articleSubtitles, articleVideos } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { activities, items, quizzes, type StoredOption } from '../schema/quizzes.ts';
import { assignments } from '../schema/sharing.ts';
import { quizColumns, type PersonRow } from './quiz-columns.ts';
import type { QuizScope } from './quiz-scope.ts';
import { toWireQuiz } from './quiz-wire.ts';

interface VideoRow {
  readonly id: number;
  readonly title: string;
  readonly type: StoredArticleType;
  readonly shortImage: string | null;
  readonly largeImage: string | null;
  readonly headerImage: string | null;
  readonly cdnFile: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnails: string | null;
  readonly subtitles: Record<string, string>;
}

interface ItemRow {
  readonly id: number;
  readonly sortIndex: number;
  readonly type: WireItemType;
  readonly title: string;
  readonly image: string | null;
  readonly isMultiple: boolean;
  readonly rightAnswer: string[];
  readonly textOptions: StoredOption[];
  readonly article: VideoRow | null;
}

interface ActivityRow {
  readonly id: number;
  readonly title: string;
  readonly sortIndex: number;
  readonly items: ItemRow[];
}

interface AssignmentRow {
  readonly id: number;
  readonly email: string;
  readonly progress: number;
  readonly submittedAt: string | null;
}

const articleOfItem = sql`(
  select jsonb_build_object(
    'id', ar.id, 'title', ar.title, 'type', ar.type, 'shortImage', ar.short_image, 'largeImage', ar.large_image, 'headerImage', ar.header_image,
    'cdnFile', v.cdn_file, 'width', v.width, 'height', v.height, 'thumbnails', v.thumbnails,
    'subtitles', coalesce((select jsonb_object_agg(s.language, s.file) from ${articleSubtitles} s where s.article_id = ar.id), '{}'::jsonb))
  from ${articles} ar left join ${articleVideos} v on v.article_id = ar.id where ar.id = i.article_id)`;

const activityRows = sql<ActivityRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ac.id, 'title', ac.title, 'sortIndex', ac.sort_index, 'items', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', i.id, 'sortIndex', i.sort_index, 'type', i.type, 'title', i.title, 'image', i.image, 'isMultiple', i.is_multiple,
      'rightAnswer', i.right_answer, 'textOptions', i.text_options, 'article', ${articleOfItem}) order by i.sort_index)
    from ${items} i where i.activity_id = ac.id), '[]'::jsonb)) order by ac.sort_index)
  from ${activities} ac where ac.quiz_id = ${quizzes}.id), '[]'::jsonb)`;

const updatedBy = sql<PersonRow | null>`(
  select jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) from ${users} u where u.id = ${quizzes}.updated_by)`;

const assignmentRows = sql<AssignmentRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'email', s.email, 'progress', s.progress, 'submittedAt', s.submitted_at) order by s.email)
  from ${assignments} s where s.quiz_id = ${quizzes}.id), '[]'::jsonb)`;

function toWireVideo(video: VideoRow) {
  const { id, title, subtitles, thumbnails, cdnFile, width, height } = video;
  const images = toWireImages(video);
  return {
    id,
    title,
    images,
    videoData: {
      articleId: id,
      title,
      images,
      subtitles,
      thumbnails,
      cdnFile,
      metaWidth: width,
      metaHeight: height,
      articleType: toWireArticleType(video.type),
    },
  };
}

const toWireItem = (item: ItemRow, type: ItemType, questionOrder: number | null) => ({
  id: item.id,
  sortIndex: item.sortIndex,
  type,
  title: item.title,
  image: item.image,
  isMultiple: item.isMultiple,
  rightAnswer: item.rightAnswer,
  textOptions: [...item.textOptions],
  article: item.article === null ? null : toWireVideo(item.article),
  questionOrder,
});

/** Converts the items of an activity. Questions are numbered, videos are not (decision 19). */
function toWireItems(rows: readonly ItemRow[]) {
  const types = rows.map(({ type }) => ({ type: itemType.fromWire(type) }));
  const numbers = numberQuestions(types);
  return rows.map((item, i) => toWireItem(item, itemType.fromWire(item.type), numbers[i] ?? null));
}

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
  const [row] = await db
    .select({
      ...quizColumns,
      activities: activityRows,
      assignments: assignmentRows,
      updatedBy,
      mayWrite: scope.canWrite,
      mayKnowPeople: scope.canSeePeople,
    })
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(and(eq(quizzes.id, id), scope.canRead));
  if (row === undefined) return null;
  const content = {
    ...toWireQuiz(row.mayKnowPeople ? row : { ...row, sharedWith: [] }, row.mayWrite),
    processStatus: row.quiz.processStatus,
    updatedBy: row.mayKnowPeople ? row.updatedBy : null,
    activities: row.activities.map((activity) => ({
      ...activity,
      items: toWireItems(activity.items),
    })),
    assignList: (row.mayKnowPeople ? row.assignments : []).map(
      ({ id: assignmentId, email, progress, submittedAt }) => ({
        id: assignmentId,
        user: { email },
        progress,
        submitAt: submittedAt === null ? null : new Date(submittedAt).toISOString(),
      }),
    ),
  };
  return { content, version: String(row.quiz.version) };
}
