import { and, asc, desc, eq } from 'drizzle-orm';

import { matchItem } from '../../../src/domain/quiz/draft/item-type.ts';
import type { QuizSource } from '../../../src/api/contract/entities/quiz.ts';
import { readArticle, type ArticleWire } from '../articles/read-article.ts';
import { toWireArticleType } from '../article-wire.ts';
import type { Database } from '../database.ts';
import { articleTags } from '../schema/articles.ts';
import { quizzes } from '../schema/quizzes.ts';
import { tags } from '../schema/tags.ts';
import { createUnrestrictedScope } from '../scopes/quiz-scope.ts';
import { readQuiz } from './read-quiz.ts';

type Activities = QuizSource['activities'];
/** An item of a quiz source. */
export type SourceItem = Activities[number]['items'][number];

const firstActivity = 'Activity 1';

/** Returns the video of an article as the first item of an activity. */
export const createVideoItem = ({ wire, type }: ArticleWire): SourceItem => ({
  sortIndex: 0,
  type: 'video',
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
      articleType: toWireArticleType(type),
    },
  },
});

const isVideoOf = (item: SourceItem, articleId: number): boolean =>
  matchItem(item, {
    question: () => false,
    video: ({ article }) => article?.id === articleId,
  });

/** Returns `activities` with the article's video first, unless they contain it already. */
function prependVideo(activities: Activities, article: ArticleWire): Activities {
  const isThere = activities.some(({ items }) =>
    items.some((item) => isVideoOf(item, article.wire.id)),
  );
  if (isThere || article.wire.video === null) return activities;
  return activities.map((activity, index) =>
    index > 0
      ? activity
      : {
          ...activity,
          items: [createVideoItem(article), ...activity.items].map((item, sortIndex) => ({
            ...item,
            sortIndex,
          })),
        },
  );
}

/**
 * Returns the initial content of a quiz about an article: its video and the questions of its newest
 * template. Null when there is no such article (API-045).
 */
export async function readArticleSource(
  db: Database,
  articleId: number,
): Promise<QuizSource | null> {
  const article = await readArticle(db, articleId);
  if (article === null) return null;
  const [newest] = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.articleId, articleId), createUnrestrictedScope('template').canRead))
    .orderBy(desc(quizzes.updatedAt), desc(quizzes.id))
    .limit(1);
  const template =
    newest === undefined
      ? null
      : await readQuiz(db, createUnrestrictedScope('template'), newest.id);
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
    activities: prependVideo(activities, article),
  };
}
