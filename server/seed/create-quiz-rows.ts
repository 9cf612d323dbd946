import { itemType } from '../../src/api/contract/entities/item-type.ts';
import type {
  activities,
  items,
  quizTags,
  quizzes,
  StoredOption,
} from '../store/schema/quizzes.ts';
import type { SeedQuestion, SeedTopic } from './content/questions.ts';
import { findArticleId, findSubjectId } from './seed-articles.ts';

/** An activity of a demo quiz: its title, its topic, and whether the topic's video comes first. */
export interface SeedPart {
  readonly title: string;
  readonly topic: SeedTopic;
  readonly withVideo: boolean;
}

type QuizRow = typeof quizzes.$inferInsert;

/** A demo quiz: its row and its activities. */
export interface SeedQuiz {
  readonly row: Omit<QuizRow, 'id' | 'questionCount'>;
  readonly parts: readonly SeedPart[];
}

/** Returns the options of a question rotated, so that the right one is not always first. */
function rotateOptions(
  { options, right = 1 }: SeedQuestion,
  number: number,
): { readonly textOptions: StoredOption[]; readonly rightAnswer: string[] } {
  const shift = (number * 7 + 3) % options.length;
  const textOptions = options.map((_, index) => {
    const from = (index + shift) % options.length;
    return { id: `option-${String(from + 1)}`, text: options[from] ?? '' };
  });
  return {
    textOptions,
    rightAnswer: options.slice(0, right).map((_, index) => `option-${String(index + 1)}`),
  };
}

/** Creates the rows of demo quizzes, with ids from 1 in the given order. */
export function createSeedRows(seeds: readonly SeedQuiz[]) {
  const quizRows: (QuizRow & { id: number })[] = [];
  const tagRows: (typeof quizTags.$inferInsert)[] = [];
  const activityRows: (typeof activities.$inferInsert)[] = [];
  const itemRows: (typeof items.$inferInsert)[] = [];
  seeds.forEach(({ row, parts }, index) => {
    const quizId = index + 1;
    quizRows.push({
      ...row,
      id: quizId,
      questionCount: parts.reduce((sum, { topic }) => sum + topic.questions.length, 0),
    });
    for (const subject of new Set(parts.map(({ topic }) => topic.subject)))
      tagRows.push({ quizId, tagId: findSubjectId(subject) });
    parts.forEach(({ title, topic, withVideo }, sortIndex) => {
      const activityId = activityRows.length + 1;
      activityRows.push({ id: activityId, quizId, title, sortIndex });
      const video = {
        articleId: findArticleId(topic.article),
        type: itemType.toWire('video'),
        title: topic.article,
        isMultiple: false,
        textOptions: [],
        rightAnswer: [],
      };
      const questions = topic.questions.map((question, number) => ({
        articleId: null,
        type: itemType.toWire('question'),
        title: question.stem,
        isMultiple: (question.right ?? 1) > 1,
        ...rotateOptions(question, quizId + number),
      }));
      [...(withVideo ? [video] : []), ...questions].forEach((item, itemIndex) =>
        itemRows.push({ id: itemRows.length + 1, activityId, sortIndex: itemIndex, ...item }),
      );
    });
  });
  return { quizRows, tagRows, activityRows, itemRows };
}
