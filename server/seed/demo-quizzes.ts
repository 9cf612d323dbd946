import { topics, type SeedTopic } from './content/questions.ts';
import type { SeedPart, SeedQuiz } from './quiz-rows.ts';
import { articleId, sectionId } from './seed-articles.ts';
import { userId, type Seeding } from './seeding.ts';

const topicAt = (place: number): SeedTopic => {
  const topic = topics[place % topics.length];
  if (topic === undefined) throw new Error('there are no topics');
  return topic;
};

const part = (topic: SeedTopic, number: number, withVideo = true): SeedPart => ({
  title: `Activity ${String(number)}`,
  topic,
  withVideo,
});

const chapter = (place: number, ...topicPlaces: number[]): readonly SeedPart[] =>
  topicPlaces.map((topic, index) => ({
    title: `Chapter ${String(place)}.${String(index + 1)}: ${topicAt(topic).title}`,
    topic: topicAt(topic),
    withVideo: false,
  }));

/** A template for each topic and a few that join two. */
function templates(seeding: Seeding): SeedQuiz[] {
  const ownerId = userId(seeding, 'super');
  const row = (title: string, article: string, age: number) => {
    const made = seeding.daysFromNow(-age);
    return {
      kind: 'template' as const,
      title,
      articleId: articleId(article),
      ownerId,
      createdAt: made,
      updatedAt: made,
    };
  };
  const single = topics.map((topic, place) => ({
    row: row(`${topic.title}: Check Your Understanding`, topic.article, 200 - place * 5),
    parts: [part(topic, 1)],
  }));
  const joined = [
    [0, 1],
    [2, 3],
    [4, 5],
    [8, 10],
    [11, 12],
    [6, 14],
  ].map(([first = 0, second = 0], place) => ({
    row: row(
      `${topicAt(first).title} and ${topicAt(second).title}`,
      topicAt(first).article,
      60 - place * 4,
    ),
    parts: [part(topicAt(first), 1), part(topicAt(second), 2)],
  }));
  return [...single, ...joined];
}

/** Quizzes of textbooks, and of sections, one of them being processed. */
function library(seeding: Seeding): SeedQuiz[] {
  const ownerId = userId(seeding, 'super');
  const made = seeding.daysFromNow(-90);
  const row = {
    kind: 'library' as const,
    ownerId,
    isGraded: true,
    createdAt: made,
    updatedAt: made,
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
    ...textbooks.map(([title, ...places], index) => ({
      row: { ...row, title },
      parts: chapter(index + 1, ...places),
    })),
    ...bySection.map(([path, ...places], index) => ({
      row: {
        ...row,
        title: path.replace('/', ': '),
        sectionId: sectionId(path),
        processStatus: index === 3 ? 0 : 1,
        isGraded: index % 2 === 0,
      },
      parts: chapter(index + 1, ...places),
    })),
  ];
}

/** Quizzes of the admins; some have a deadline, one is over, one is being processed. */
function admin(seeding: Seeding): SeedQuiz[] {
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
  return titles.map((title, place) => {
    const made = seeding.daysFromNow(-80 + place * 6);
    const end = ends[place];
    return {
      row: {
        kind: 'admin' as const,
        title,
        ownerId: userId(seeding, place % 2 === 0 ? 'super' : 'admin'),
        isGraded: place % 3 !== 2,
        durationMinutes: place % 2 === 0 ? 30 : null,
        endDate: end == null ? null : seeding.daysFromNow(end),
        processStatus: place === 6 ? 0 : 1,
        createdAt: made,
        updatedAt: made,
      },
      parts: [part(topicAt(place * 2), 1), part(topicAt(place * 2 + 1), 2, false)],
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

function ofUsers(seeding: Seeding): SeedQuiz[] {
  return userQuizzes.map(
    (
      { title, owner, topics: places, endsInDays, restricted = false, isProcessing = false },
      index,
    ) => {
      const made = seeding.daysFromNow(-70 + index * 4);
      return {
        row: {
          kind: 'user' as const,
          title,
          ownerId: userId(seeding, owner),
          isGraded: index % 3 !== 1,
          durationMinutes: index % 2 === 0 ? 20 : null,
          restrictNonInstitutional: restricted,
          showCaption: index % 4 === 0,
          processStatus: isProcessing ? 0 : 1,
          endDate: endsInDays === null ? null : seeding.daysFromNow(endsInDays),
          createdAt: made,
          updatedAt: made,
        },
        parts: places.map((place, number) => part(topicAt(place), number + 1)),
      };
    },
  );
}

/** Every demo quiz, in the order of their ids. */
export const demoQuizzes = (seeding: Seeding): SeedQuiz[] => [
  ...templates(seeding),
  ...library(seeding),
  ...admin(seeding),
  ...ofUsers(seeding),
];
