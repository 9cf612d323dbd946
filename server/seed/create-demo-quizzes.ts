import { topics, type SeedTopic } from './content/questions.ts';
import type { SeedPart, SeedQuiz } from './create-quiz-rows.ts';
import { findArticleId, findSectionId } from './seed-articles.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

const getTopic = (index: number): SeedTopic => {
  const topic = topics[index % topics.length];
  if (topic === undefined) throw new Error('there are no topics');
  return topic;
};

const createPart = (topic: SeedTopic, number: number, withVideo = true): SeedPart => ({
  title: `Activity ${String(number)}`,
  topic,
  withVideo,
});

const createChapter = (number: number, ...topicIndexes: number[]): readonly SeedPart[] =>
  topicIndexes.map((topic, index) => ({
    title: `Chapter ${String(number)}.${String(index + 1)}: ${getTopic(topic).title}`,
    topic: getTopic(topic),
    withVideo: false,
  }));

/** Creates a template for each topic and a few that join two. */
function createTemplates(context: SeedContext): SeedQuiz[] {
  const ownerId = getUserId(context, 'super');
  const createTemplateRow = (title: string, article: string, age: number) => {
    const createdAt = context.daysFromNow(-age);
    return {
      kind: 'template' as const,
      title,
      articleId: findArticleId(article),
      ownerId,
      createdAt,
      updatedAt: createdAt,
    };
  };
  const single = topics.map((topic, index) => ({
    row: createTemplateRow(
      `${topic.title}: Check Your Understanding`,
      topic.article,
      200 - index * 5,
    ),
    parts: [createPart(topic, 1)],
  }));
  const joined = [
    [0, 1],
    [2, 3],
    [4, 5],
    [8, 10],
    [11, 12],
    [6, 14],
  ].map(([first = 0, second = 0], index) => ({
    row: createTemplateRow(
      `${getTopic(first).title} and ${getTopic(second).title}`,
      getTopic(first).article,
      60 - index * 4,
    ),
    parts: [createPart(getTopic(first), 1), createPart(getTopic(second), 2)],
  }));
  return [...single, ...joined];
}

/** Creates textbook and section quizzes, one of them being processed. */
function createLibraryQuizzes(context: SeedContext): SeedQuiz[] {
  const ownerId = getUserId(context, 'super');
  const createdAt = context.daysFromNow(-90);
  const row = {
    kind: 'library' as const,
    ownerId,
    isGraded: true,
    createdAt,
    updatedAt: createdAt,
  };
  const textbooks = [
    ['Foundations of Biology', 0, 1, 5],
    ['Principles of Genetics', 2, 3],
    ['General Chemistry', 8, 9, 10],
    ['College Physics', 11, 12, 13],
    ['Introduction to Psychology', 14, 6],
    ['Ecology and Evolution', 16, 5],
  ] as const;
  const bySection = [
    ['Core Biology/Cells', 0, 1, 7],
    ['Core Biology/Genetics', 2],
    ['Core Biology/Plants', 5],
    ['Core Biology/Ecology', 16],
    ['Core Chemistry/Atoms and Bonds', 9],
    ['Core Chemistry/Gases', 10],
    ['Core Physics/Mechanics', 11, 12],
    ['Core Physics/Electricity', 13],
    ['Core Psychology/Learning', 14],
    ['Lab Manual/Chemistry Labs', 8, 9],
  ] as const;
  return [
    ...textbooks.map(([title, ...topicIndexes], index) => ({
      row: { ...row, title },
      parts: createChapter(index + 1, ...topicIndexes),
    })),
    ...bySection.map(([path, ...topicIndexes], index) => ({
      row: {
        ...row,
        title: path.replace('/', ': '),
        sectionId: findSectionId(path),
        processStatus: index === 3 ? ('processing' as const) : ('ready' as const),
        isGraded: index % 2 === 0,
      },
      parts: createChapter(index + 1, ...topicIndexes),
    })),
  ];
}

/** Creates admin quizzes; some have a deadline, one has expired, one is being processed. */
function createAdminQuizzes(context: SeedContext): SeedQuiz[] {
  const titles = [
    'Midterm: Cell Biology',
    'Weekly Quiz: DNA',
    'Laboratory Safety and Microscopy',
    'Chemistry Placement Test',
    'Mechanics Review',
    'Neuroscience Warm-Up',
    'Immunology Checkpoint',
    'Final: General Science',
    '2024',
  ];
  const ends = [14, -10, null, 30, null, 7, -45, 60, null];
  return titles.map((title, index) => {
    const createdAt = context.daysFromNow(-80 + index * 6);
    const end = ends[index];
    return {
      row: {
        kind: 'admin' as const,
        title,
        ownerId: getUserId(context, index % 2 === 0 ? 'super' : 'admin'),
        isGraded: index % 3 !== 2,
        durationMinutes: index % 2 === 0 ? 30 : null,
        endDate: end == null ? null : context.daysFromNow(end),
        processStatus: index === 6 ? ('processing' as const) : ('ready' as const),
        createdAt,
        updatedAt: createdAt,
      },
      parts: [createPart(getTopic(index * 2), 1), createPart(getTopic(index * 2 + 1), 2, false)],
    };
  });
}

interface UserQuiz {
  readonly title: string;
  readonly owner: string;
  readonly topics: readonly number[];
  readonly endsInDays: number | null;
  readonly restricted?: boolean;
  readonly isProcessing?: boolean;
}

/** The demo users' own quizzes. The first three are distributed. */
export const userQuizzes: readonly UserQuiz[] = [
  {
    title: 'Biology 101: Cells',
    owner: 'customer',
    topics: [0, 1],
    endsInDays: 21,
    restricted: true,
  },
  { title: 'Genetics Homework 3', owner: 'customer', topics: [2], endsInDays: -5 },
  { title: 'Physics Lab Preparation', owner: 'customer2', topics: [11, 12], endsInDays: null },
  {
    title: 'Chemistry Practice Test',
    owner: 'customer',
    topics: [8, 9, 10],
    endsInDays: 10,
    restricted: true,
  },
  { title: 'Photosynthesis Exit Ticket', owner: 'customer', topics: [5], endsInDays: null },
  { title: 'Enzymes in Ten Minutes', owner: 'customer2', topics: [4], endsInDays: -30 },
  { title: 'Circuits Review', owner: 'customer2', topics: [13], endsInDays: 5, isProcessing: true },
  {
    title: 'Memory and Conditioning',
    owner: 'customer2',
    topics: [14],
    endsInDays: 45,
    restricted: true,
  },
  { title: 'Patient Education: Immunity', owner: 'cs', topics: [7], endsInDays: null },
  { title: 'Course Shell Demo', owner: 'lti', topics: [15], endsInDays: 90 },
  { title: 'Workshop: PCR', owner: 'admin', topics: [3], endsInDays: 12 },
  { title: 'Corporate Onboarding: Microscopy', owner: 'corporate', topics: [15], endsInDays: null },
  { title: 'Ecology Field Trip', owner: 'multi', topics: [16], endsInDays: 3 },
];

function createUserQuizzes(context: SeedContext): SeedQuiz[] {
  return userQuizzes.map(
    (
      { title, owner, topics: topicIndexes, endsInDays, restricted = false, isProcessing = false },
      index,
    ) => {
      const createdAt = context.daysFromNow(-70 + index * 4);
      return {
        row: {
          kind: 'user' as const,
          title,
          ownerId: getUserId(context, owner),
          isGraded: index % 3 !== 1,
          durationMinutes: index % 2 === 0 ? 20 : null,
          restrictNonInstitutional: restricted,
          showCaption: index % 4 === 0,
          processStatus: isProcessing ? ('processing' as const) : ('ready' as const),
          endDate: endsInDays === null ? null : context.daysFromNow(endsInDays),
          createdAt,
          updatedAt: createdAt,
        },
        parts: topicIndexes.map((index, number) => createPart(getTopic(index), number + 1)),
      };
    },
  );
}

/** Creates every demo quiz, in the order of their ids. */
export const createDemoQuizzes = (context: SeedContext): SeedQuiz[] => [
  ...createTemplates(context),
  ...createLibraryQuizzes(context),
  ...createAdminQuizzes(context),
  ...createUserQuizzes(context),
];
