import { describe, expect, it } from 'vitest';

import { noFlags } from '../../../src/domain/access/area.ts';
import {
  narrowGroups,
  toFoundGroups,
  type SearchResults,
} from '../../../src/domain/search/found-groups.ts';

const none = { rows: [], total: 0 };
const nothing: SearchResults = {
  quizzes: none,
  classes: none,
  playlists: none,
  users: none,
  students: none,
  sponsors: none,
  translations: none,
};
const noor = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.org' };
const quiz = {
  id: 7,
  title: 'Enzymes',
  list: 'template',
  countOfQuestions: 12,
  isProcessing: false,
  customer: null,
} as const;
const superAdmin = {
  role: 'superAdmin',
  flags: { adminTranslations: true, adminBanner: true },
} as const;

describe('what the server found', () => {
  it('PROD-03 stands in groups with addresses, counts and where it belongs', () => {
    const results: SearchResults = {
      quizzes: {
        total: 14,
        rows: [
          quiz,
          { ...quiz, id: 8, list: 'customer', customer: noor },
          { ...quiz, id: 9, title: 'A & B', list: 'library', isProcessing: true },
        ],
      },
      classes: { total: 1, rows: [{ id: 3, title: 'BIOC 301', owner: noor, countOfStudents: 24 }] },
      playlists: { total: 1, rows: [{ id: 4, title: 'Enzymes', countOfArticles: 2 }] },
      users: { total: 1, rows: [{ id: 5, ...noor }] },
      students: {
        total: 2,
        rows: [
          {
            id: 6,
            firstName: '',
            lastName: '',
            email: 'x@y.example',
            class: { id: 3, title: 'B' },
          },
        ],
      },
      sponsors: { total: 1, rows: [{ id: 2, name: 'Enz Ltd' }] },
      translations: { total: 1, rows: [{ id: 1, key: 'enzyme.title', value: 'Enzyme' }] },
    };
    expect(toFoundGroups(results, superAdmin)).toEqual([
      {
        kind: 'quizzes',
        total: 14,
        rows: [
          {
            id: 'quiz 7',
            title: 'Enzymes',
            hint: { key: 'quiz.tab.template' },
            note: { key: 'quiz.editor.questions', values: { count: 12 } },
            to: '/quiz/view/7',
          },
          {
            id: 'quiz 8',
            title: 'Enzymes',
            hint: {
              key: 'palette.quizOf',
              values: { name: 'Noor Haddad' },
              about: { key: 'quiz.tab.customer' },
            },
            note: { key: 'quiz.editor.questions', values: { count: 12 } },
            to: '/quiz/customer-quiz/view/8',
          },
          {
            id: 'quiz 9',
            title: 'A & B',
            hint: { key: 'quiz.tab.library' },
            note: { key: 'quizLists.processing' },
            to: '/quiz/library?search=A+%26+B',
          },
        ],
      },
      {
        kind: 'classes',
        total: 1,
        rows: [
          {
            id: 'class 3',
            title: 'BIOC 301',
            hint: { text: 'Noor Haddad' },
            note: { key: 'palette.students', values: { count: 24 } },
            to: '/classes/3',
          },
        ],
      },
      {
        kind: 'people',
        total: 3,
        rows: [
          {
            id: 'user 5',
            title: 'Noor Haddad',
            hint: { text: 'noor@example.org' },
            to: '/admins?search=noor%40example.org',
          },
          { id: 'student 6', title: 'x@y.example', note: { text: 'B' }, to: '/classes/3' },
        ],
      },
      {
        kind: 'playlists',
        total: 1,
        rows: [
          {
            id: 'playlist 4',
            title: 'Enzymes',
            note: { key: 'palette.videos', values: { count: 2 } },
            to: '/playlist/4',
          },
        ],
      },
      {
        kind: 'sponsors',
        total: 1,
        rows: [{ id: 'sponsor 2', title: 'Enz Ltd', to: '/sponsors/edit/2' }],
      },
      {
        kind: 'translations',
        total: 1,
        rows: [
          {
            id: 'translation 1',
            title: 'enzyme.title',
            hint: { text: 'Enzyme' },
            to: '/translations?search=enzyme.title',
          },
        ],
      },
    ]);
  });

  it('FLAG-01 leaves out what a flag hides', () => {
    const translations = { total: 1, rows: [{ id: 1, key: 'enzyme.title', value: 'Enzyme' }] };
    expect(
      toFoundGroups({ ...nothing, translations }, { role: 'superAdmin', flags: noFlags }),
    ).toEqual([]);
  });

  it('PERM-16 a shared quiz opens among the shared ones of its reader', () => {
    const quizzes = { total: 1, rows: [{ ...quiz, list: 'shared' as const }] };
    const [group] = toFoundGroups({ ...nothing, quizzes }, { role: 'customer', flags: noFlags });
    expect(group?.rows).toMatchObject([
      { hint: { key: 'quiz.tab.sharedByMe' }, to: '/quiz/shared-quiz/view/7' },
    ]);
  });
});

it('while a longer text is searched for, rows that still match stay', () => {
  const rows = [
    { id: 'quiz 1', title: 'Enzymes', to: '/quiz/view/1' },
    { id: 'quiz 2', title: 'Restriction', hint: { text: 'ENZYM@x.example' }, to: '/quiz/view/2' },
    { id: 'quiz 3', title: 'Enz', to: '/quiz/view/3' },
  ];
  expect(narrowGroups([{ kind: 'quizzes', rows, total: 9 }], 'enzy')).toEqual([
    { kind: 'quizzes', rows: rows.slice(0, 2), total: 2 },
  ]);
  expect(narrowGroups([{ kind: 'quizzes', rows, total: 9 }], 'zzz')).toEqual([]);
});
