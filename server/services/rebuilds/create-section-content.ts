import { asc, eq } from 'drizzle-orm';

import { maxActivities } from '../../../src/domain/quiz/draft/quiz-limits.ts';
import {
  buildSectionQuiz,
  findInvalidActivity,
  formatSectionQuizTitle,
} from '../../../src/domain/quiz/rebuild/section-quiz.ts';
import type { RebuildFailure } from '../../../src/domain/quiz/rebuild/rebuild-failure.ts';
import { countItems } from '../../../src/domain/quiz/draft/question-number.ts';
import { readArticles } from '../../store/articles/read-article.ts';
import type { Database } from '../../store/database.ts';
import { toQuizRows, type QuizRows } from '../../store/quizzes/quiz-parts.ts';
import { createVideoItem, type SourceItem } from '../../store/quizzes/article-source.ts';
import { collectSubjects } from '../../store/quizzes/playlist-source.ts';
import { readTemplateQuestions } from '../../store/quizzes/template-questions.ts';
import { articles } from '../../store/schema/articles.ts';
import { domains, sections } from '../../store/schema/sections.ts';

/** The current content of a section's quiz. */
export interface SectionContent {
  readonly title: string;
  readonly tagIds: readonly number[];
  readonly rows: QuizRows;
  readonly questionCount: number;
}

const toReceivedItem = (item: SourceItem, sortIndex: number) => ({
  ...item,
  sortIndex,
  article: item.article?.id ?? null,
});

/** Reads the articles of a section that have a template, with its questions. */
async function readSectionSources(db: Database, sectionId: number) {
  const ids = (
    await db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.sectionId, sectionId))
      .orderBy(asc(articles.id))
  ).map(({ id }) => id);
  const [found, questions] = [await readArticles(db, ids), await readTemplateQuestions(db, ids)];
  return ids.flatMap((id) => {
    const article = found.get(id);
    const own = questions.get(id);
    return article === undefined || own === undefined
      ? []
      : [
          {
            article,
            title: article.wire.title,
            video: article.wire.video === null ? null : createVideoItem(article),
            questions: own,
          },
        ];
  });
}

/** The content of a quiz, or why there is none. */
type CreatedContent = { readonly content: SectionContent } | { readonly failure: RebuildFailure };

/**
 * Creates the quiz of a section from the newest templates of its articles, or returns why there is
 * none.
 */
export async function createSectionContent(
  db: Database,
  sectionId: number,
): Promise<CreatedContent> {
  const [section] = await db
    .select({ title: sections.title, collection: domains.title })
    .from(sections)
    .innerJoin(domains, eq(domains.id, sections.domainId))
    .where(eq(sections.id, sectionId));
  if (section === undefined) throw new Error(`no section ${String(sectionId)}`);
  const sources = await readSectionSources(db, sectionId);
  const parts = buildSectionQuiz<SourceItem, SourceItem>(sources);
  if (parts.length === 0) return { failure: { reason: 'nothingToAsk', name: section.title } };
  if (parts.length > maxActivities) return { failure: { reason: 'tooMuch', name: section.title } };
  const activities = parts.map(({ title, items }, sortIndex) => ({
    title,
    sortIndex,
    items: items.map(toReceivedItem),
  }));
  const invalidActivity = findInvalidActivity(activities);
  if (invalidActivity !== null)
    return { failure: { reason: 'invalidQuestion', name: invalidActivity.title } };
  const content = {
    title: formatSectionQuizTitle(section.collection, section.title),
    tagIds: collectSubjects(sources.map(({ article }) => article)).map(({ id }) => id),
    questionCount: countItems(parts.flatMap(({ items }) => items)).questions,
    rows: await toQuizRows({ activities }),
  };
  return { content };
}
