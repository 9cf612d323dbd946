import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import type { QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';

type Activity = QuizPayload['activities'][number];
type Item = Activity['items'][number];

const optionsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ id: `o${String(index + 1)}`, text }));

/** A question with four options whose right ones are given by place (from 1). */
export const question = (
  title: string,
  sortIndex: number,
  right: readonly number[] = [1],
): Item => ({
  article: null,
  sortIndex,
  title,
  type: 2,
  isMultiple: right.length > 1,
  rightAnswer: right.map((place) => `o${String(place)}`),
  image: null,
  textOptions: optionsOf('First', 'Second', 'Third', 'Fourth'),
});

/** A video item. */
export const video = (article: number, sortIndex: number): Item => ({
  article,
  sortIndex,
  title: 'Video',
  type: 1,
  isMultiple: false,
  rightAnswer: [],
  image: null,
  textOptions: [],
});

const now = Date.now();

/** A moment some days after the tests began, at a full minute, ISO 8601. */
export const daysAhead = (days: number): string =>
  new Date(Math.floor(now / 60_000 + days * 1440) * 60_000).toISOString();

/**
 * A quiz of two activities and five questions, one with several right answers; its deadline lies
 * within every running subscription of the demo library.
 */
export const sampleQuiz = (): QuizPayload => ({
  title: 'Cells & tissues: is 3 < 4?',
  tags: [1, 6],
  article: 21,
  startDate: daysAhead(5),
  endDate: daysAhead(10),
  isGraded: true,
  duration: 45,
  showCaption: true,
  restrictNonInstitutional: false,
  activities: [
    {
      title: 'Activity 1',
      sortIndex: 0,
      items: [
        video(21, 0),
        question('What is x if 3 < x & x < 5?', 1),
        question('Which are organelles?', 2, [1, 3]),
      ],
    },
    {
      title: 'Activity 2',
      sortIndex: 1,
      items: [
        question('Third question', 0, [2]),
        question('Fourth question', 1, [4]),
        question('Fifth question', 2),
      ],
    },
  ],
});

/** The payload an editor would send for a quiz it has just loaded. */
export const payloadOf = (quiz: QuizDetailWire): QuizPayload => ({
  title: quiz.title,
  tags: quiz.tags.map(({ id }) => id).sort((a, b) => a - b),
  article: quiz.article?.id ?? null,
  startDate: quiz.startDate,
  endDate: quiz.endDate,
  isGraded: quiz.isGraded ?? false,
  duration: quiz.duration,
  showCaption: quiz.showCaption,
  restrictNonInstitutional: quiz.restrictNonInstitutional,
  activities: quiz.activities.map(({ id, title, sortIndex, items }) => ({
    id,
    title,
    sortIndex,
    items: items.map((item) => ({
      id: item.id,
      article: item.article?.id ?? null,
      sortIndex: item.sortIndex,
      title: item.title,
      type: item.type,
      isMultiple: item.isMultiple,
      rightAnswer: item.rightAnswer,
      image: item.image,
      textOptions: item.textOptions,
      ...(item.imageAlt !== undefined && { imageAlt: item.imageAlt }),
    })),
  })),
});

/** A payload without the ids of its rows, as it was before it was saved. */
export const withoutIds = (quiz: QuizPayload): QuizPayload => ({
  ...quiz,
  activities: quiz.activities.map(({ id: _activity, items, ...activity }) => ({
    ...activity,
    items: items.map(({ id: _item, ...item }) => item),
  })),
});
