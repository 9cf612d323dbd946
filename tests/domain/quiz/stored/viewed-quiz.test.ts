import { expect, test } from 'vitest';

import type { QuizDetail } from '../../../../src/api/contract/entities/quiz.ts';
import { getDeadlineStatus } from '../../../../src/domain/quiz/deadline.ts';
import { toViewedQuiz } from '../../../../src/domain/quiz/stored/viewed-quiz.ts';
import { getArticleVideo, getItemVideo } from '../../../../src/domain/videos/video.ts';

const images = { short: '/files/s.png', large: '/files/l.png', headerImage: null };
const videoData = {
  articleId: 7,
  title: 'Mitosis',
  images,
  subtitles: { en: '/files/en.vtt' },
  thumbnails: null,
  cdnFile: '/files/a.webm',
  metaWidth: 320,
  metaHeight: 180,
  articleType: 'lectern_core',
};

const stored: QuizDetail = {
  id: 12,
  title: 'Cells',
  article: null,
  tags: [{ id: 1, title: 'Biology' }],
  active: true,
  startDate: null,
  endDate: null,
  duration: 30,
  countOfQuestions: 0,
  editable: true,
  isGraded: true,
  showCaption: true,
  restrictNonInstitutional: false,
  isAssignSomeone: false,
  isProcessing: false,
  hasProcessingFailed: false,
  processFailure: null,
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  quizType: 'userQuiz',
  sectionId: null,
  sharedWith: [],
  assignList: [],
  activities: [
    {
      id: 3,
      title: 'Activity 1',
      sortIndex: 0,
      items: [
        {
          id: 5,
          sortIndex: 0,
          type: 'video',
          title: 'Mitosis',
          image: null,
          isMultiple: false,
          rightAnswer: [],
          textOptions: [],
          questionOrder: null,
          article: { id: 7, title: 'Mitosis', images, videoData },
        },
      ],
    },
  ],
};

test('QVIEW-01 QVIEW-05 ENT-10 a stored quiz is converted for the viewer, its videos by article', () => {
  const { content, ...rest } = toViewedQuiz(stored);
  expect(rest).toEqual({
    id: 12,
    subjects: ['Biology'],
    isUserQuiz: true,
    isProcessing: false,
    canChange: true,
    videos: new Map([
      [
        7,
        {
          articleId: 7,
          articleType: 'lectern_core',
          file: '/files/a.webm',
          width: 320,
          height: 180,
          cover: '/files/l.png',
          subtitles: { en: '/files/en.vtt' },
          thumbnails: null,
        },
      ],
    ]),
  });
  expect([
    content.title,
    content.durationMinutes,
    content.activities.map(({ title, items }) => [title, items.map(({ type }) => type)]),
  ]).toEqual(['Cells', 30, [['Activity 1', ['video']]]]);
});

test('QVIEW-06 a quiz without activities shows none', () => {
  expect(toViewedQuiz({ ...stored, activities: [] }).content.activities).toEqual([]);
});

test('QVIEW-03 a deadline is upcoming, missing, or expired from its time on', () => {
  const end = '2026-05-01T10:00:00.000Z';
  expect([
    getDeadlineStatus(null, 0),
    getDeadlineStatus(end, Date.parse(end) - 1),
    getDeadlineStatus(end, Date.parse(end)),
  ]).toEqual(['none', 'upcoming', 'expired']);
});

test('ENT-10 ENT-11 a video of an item and of an article read the same; omitted fields are absent', () => {
  expect(
    getItemVideo({
      articleId: 7,
      title: 'Mitosis',
      images: { short: '/s.png', large: null },
      subtitles: {},
      thumbnails: null,
    }),
  ).toEqual({
    articleId: 7,
    articleType: null,
    file: null,
    width: null,
    height: null,
    cover: '/s.png',
    subtitles: {},
    thumbnails: null,
  });
  expect(
    getArticleVideo({
      id: 7,
      articleType: 'lectern_core',
      images,
      video: {
        cdnFile: '/files/a.webm',
        metaWidth: 320,
        metaHeight: 180,
        subtitles: { en: '/files/en.vtt' },
        thumbnails: null,
        images,
        articleType: 'lectern_core',
      },
    }),
  ).toEqual(getItemVideo(videoData));
  expect(getArticleVideo({ id: 7, articleType: 'journal', images, video: null })).toEqual({
    articleId: 7,
    articleType: 'journal',
    file: null,
    width: null,
    height: null,
    cover: '/files/l.png',
    subtitles: {},
    thumbnails: null,
  });
});
