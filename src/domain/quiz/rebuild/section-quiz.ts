import { maxTitleCharacters } from '../draft/quiz-limits.ts';
import { findBrokenItemRules, type CheckedItem } from '../validation/validate-item.ts';

/** The parts of a question that are compared with other questions. */
interface ComparableQuestion {
  readonly title: string;
  readonly textOptions: readonly { readonly text: string }[];
}

/**
 * An article of a section: the item of its video, if any, and the questions of its template.
 */
export interface SectionArticle<Video, Question> {
  readonly title: string;
  readonly video: Video | null;
  readonly questions: readonly Question[];
}

/** An activity of a section's quiz. */
export interface SectionActivity<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

const getContentKey = ({ title, textOptions }: ComparableQuestion): string =>
  JSON.stringify([title.trim(), ...textOptions.map(({ text }) => text.trim()).sort()]);

/**
 * Builds the quiz of a section (docs/decisions/0017): an activity for each article, its video
 * first. A question of an earlier activity is not repeated, and an article without new questions
 * gets no activity.
 */
export function buildSectionQuiz<Video, Question extends ComparableQuestion>(
  parts: readonly SectionArticle<Video, Question>[],
): readonly SectionActivity<Video | Question>[] {
  const usedKeys = new Set<string>();
  return parts.flatMap(({ title, video, questions }) => {
    const newQuestions = questions.filter(
      (question) => !usedKeys.has(getContentKey(question)) && usedKeys.add(getContentKey(question)),
    );
    return newQuestions.length === 0
      ? []
      : [
          {
            title: title.slice(0, maxTitleCharacters),
            items: [...(video === null ? [] : [video]), ...newQuestions],
          },
        ];
  });
}

/** Returns the first activity with an item that breaks a rule of items, or null. */
export const findInvalidActivity = <Activity extends SectionActivity<CheckedItem>>(
  activities: readonly Activity[],
): Activity | null =>
  activities.find(({ items }) => items.some((item) => findBrokenItemRules(item).length > 0)) ??
  null;

/** Returns the title of a section's quiz. */
export const formatSectionQuizTitle = (collection: string, section: string): string =>
  `${collection}: ${section}`.slice(0, maxTitleCharacters);
