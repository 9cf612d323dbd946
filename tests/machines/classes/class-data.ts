import type { ClassRow } from '../../../src/machines/classes/class-list-machine.ts';
import type { ClassData } from '../../../src/machines/classes/class-page-machine.ts';
import type { StudentRow } from '../../../src/machines/classes/class-student-list-machine.ts';

const writtenAt = '2026-11-01T00:00:00.000Z';

const fields = {
  professor: false,
  published: false,
  publishedAt: null,
  playlistVideosCount: 0,
  createdAt: writtenAt,
  updatedAt: writtenAt,
  createdBy: null,
  access: 'full',
  version: '1',
} as const;

/** Returns the row of an own class without contents. */
export const classTitled = (id: number, title: string): ClassRow => ({
  ...fields,
  id,
  title,
  countOfStudents: 0,
  countOfPlaylists: 0,
  countOfQuizzes: 0,
  countOfDocuments: 0,
});

/** Returns an own class without contents. */
export const classDataOf = (id: number, title: string): ClassData => ({
  ...fields,
  id,
  title,
  students: [],
  playlists: [],
  quizzes: [],
  documents: [],
  sharedWith: [],
  missing: [],
});

/** Returns a student who has joined and has no results. */
export const studentOf = (id: number, email: string): StudentRow => ({
  id,
  email,
  firstName: '',
  lastName: '',
  status: 'joined',
  invitedAt: writtenAt,
  mail: null,
  results: [],
  mean: null,
});
