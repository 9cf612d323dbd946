import { and, asc, desc, eq } from 'drizzle-orm';
import type * as z from 'zod';

import type { quizSource } from '../../../src/api/contract/entities/quiz.ts';
import { readArticle, type ArticleWire } from '../articles/read-article.ts';
import { wireArticleType } from '../article-wire.ts';
import type { Database } from '../database.ts';
import { articleTags } from '../schema/articles.ts';
import { quizzes } from '../schema/quizzes.ts';
import { tags } from '../schema/tags.ts';
import { everyQuizOf } from './quiz-scope.ts';
import { readQuiz } from './read-quiz.ts';

/** What a quiz can be begun with, as the contract writes it. */
export type Source = z.input<typeof quizSource>;
type Activities = Source['activities'];
/** An item of it. */
export type SourceItem = Activities[number]['items'][number];

const firstActivity = 'Activity 1';

/** The video of an article as the first item of an activity. */
export const videoItem = ({ wire, type }: ArticleWire): SourceItem => ({
  sortIndex: 0,
  type: 1,
  title: wire.title,
  image: null,
  isMultiple: false,
  rightAnswer: [],
  textOptions: [],
  article: {
    id: wire.id,
    title: wire.title,
    images: wire.images,
    videoData: {
      articleId: wire.id,
      title: wire.title,
      images: wire.images,
      subtitles: wire.video?.subtitles ?? {},
      thumbnails: wire.video?.thumbnails ?? null,
      cdnFile: wire.video?.cdnFile ?? null,
      metaWidth: wire.video?.metaWidth ?? null,
      metaHeight: wire.video?.metaHeight ?? null,
      articleType: wireArticleType(type),
    },
  },
});

/** `activities` with the article's video at the beginning, unless it is among them already. */
function withVideo(activities: Activities, article: ArticleWire): Activities {
  const isThere = activities.some(({ items }) =>
    items.some((item) => item.type === 1 && item.article?.id === article.wire.id),
  );
  if (isThere || article.wire.video === null) return activities;
  return activities.map((activity, place) =>
    place > 0
      ? activity
      : {
          ...activity,
          items: [videoItem(article), ...activity.items].map((item, sortIndex) => ({
            ...item,
            sortIndex,
          })),
        },
  );
}

/** What a quiz about an article begins with: its video and the questions of its newest template; null when there is no such article (API-045). */
export async function quizSourceOf(db: Database, articleId: number): Promise<Source | null> {
  const article = await readArticle(db, articleId);
  if (article === null) return null;
  const [newest] = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.articleId, articleId), everyQuizOf('template').reads))
    .orderBy(desc(quizzes.updatedAt), desc(quizzes.id))
    .limit(1);
  const template =
    newest === undefined ? null : await readQuiz(db, everyQuizOf('template'), newest.id);
  const subjects =
    template === null
      ? await db
          .select({ id: tags.id, title: tags.title })
          .from(articleTags)
          .innerJoin(tags, eq(tags.id, articleTags.tagId))
          .where(eq(articleTags.articleId, articleId))
          .orderBy(asc(tags.title))
      : template.content.tags;
  const activities: Activities =
    template === null
      ? [{ title: firstActivity, sortIndex: 0, items: [] }]
      : template.content.activities.map(({ title, sortIndex, items }) => ({
          title,
          sortIndex,
          items: items.map(({ id: _id, questionOrder: _order, ...item }) => item),
        }));
  const { id, title, images } = article.wire;
  return {
    title: template?.content.title ?? title,
    article: { id, title, images },
    tags: subjects,
    activities: withVideo(activities, article),
  };
}
