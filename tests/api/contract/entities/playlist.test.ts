import { expect, test } from 'vitest';

import { playlistDetail } from '../../../../src/api/contract/entities/playlist.ts';

test('PLAY-03 a playlist is read of a server that does not tell whether the caller saved it', () => {
  const answer = {
    id: 1,
    title: 'Kinetics',
    createdAt: '2026-11-28T05:00:00.000Z',
    updatedAt: '2026-11-28T05:00:00.000Z',
    isOwn: true,
    canEdit: true,
    ownerName: null,
    savedBy: 'Ada Byron',
    usedIn: { classes: [], quizzes: [], countOfQuizzes: 0 },
    items: [],
  };
  expect(playlistDetail.safeParse(answer).success).toBe(true);
  expect(playlistDetail.safeParse({ ...answer, savedBy: 1 }).success).toBe(false);
});
