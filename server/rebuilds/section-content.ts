import { asc, eq } from 'drizzle-orm';

import { mostActivities } from '../../src/domain/quiz/limits.ts';
import { sectionQuiz, sectionQuizTitle } from '../../src/domain/quiz/section-quiz.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { rebuildProblems } from '../../src/domain/sentences/quiz-rebuild.ts';
import { readArticles } from '../store/articles/read-article.ts';
import type { Database } from '../store/database.ts';
import { quizRows } from '../store/quizzes/quiz-rows.ts';
import { videoItem, type SourceItem } from '../store/quizzes/quiz-source.ts';
import { subjectsOf } from '../store/quizzes/quiz-source-of-playlist.ts';
import { templateQuestions } from '../store/quizzes/template-questions.ts';
import { articles } from '../store/schema/articles.ts';
import { domains, sections } from '../store/schema/sections.ts';

/** What a section's quiz consists of now. */
export interface SectionContent {
  readonly title: string;
  readonly tagIds: readonly number[];
  readonly rows: ReturnType<typeof quizRows>;
}

const storable = (item: SourceItem, sortIndex: number) => ({
  ...item,
  sortIndex,
  article: item.article?.id ?? null,
});

/** Composes the quiz of a section from the newest templates of its articles, or says why there is none. */
export async function sectionContent(
  db: Database,
  sectionId: number,
): Promise<Outcome<SectionContent>> {
  const [section] = await db
    .select({ title: sections.title, collection: domains.title })
    .from(sections)
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(eq(sections.id, sectionId));
  if (section === undefined) return failed({ kind: 'notFound' });
  const ids = (
    await db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.sectionId, sectionId))
      .orderBy(asc(articles.id))
  ).map(({ id }) => id);
  const [found, questions] = [await readArticles(db, ids), await templateQuestions(db, ids)];
  const asked = ids.flatMap((id) => {
    const article = found.get(id);
    const own = questions.get(id);
    return article === undefined || own === undefined
      ? []
      : [
          {
            article,
            title: article.wire.title,
            video: article.wire.video === null ? null : videoItem(article),
            questions: own,
          },
        ];
  });
  const parts = sectionQuiz<SourceItem, SourceItem>(asked);
  if (parts.length === 0)
    return failed({
      kind: 'refused',
      message: rebuildProblems.nothingToAsk.replace('{section}', section.title),
    });
  if (parts.length > mostActivities)
    return failed({
      kind: 'refused',
      message: rebuildProblems.tooMuch.replace('{section}', section.title),
    });
  return succeeded({
    title: sectionQuizTitle(section.collection, section.title),
    tagIds: subjectsOf(asked.map(({ article }) => article)).map(({ id }) => id),
    rows: quizRows({
      activities: parts.map(({ title, items }, sortIndex) => ({
        title,
        sortIndex,
        items: items.map(storable),
      })),
    }),
  });
}
