import { describe, expect, test } from 'vitest';

import {
  canCreateQuiz,
  canDeleteQuizzes,
  canImportTemplates,
  canRebuildSections,
  getCommonAction,
  listQuizActions,
  getRowContext,
  type QuizActionTarget,
} from '../../../src/domain/access/quiz-actions.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../src/domain/access/routes.ts';

const roles: readonly EffectiveRole[] = [
  'superAdmin',
  'corporateAdmin',
  'admin',
  'csUser',
  'publisher',
  'ltiUser',
  'customer',
];
const contexts: readonly QuizContext[] = [
  'template',
  'library',
  'admin',
  'shared',
  'customer',
  'user',
];
const quiz: QuizActionTarget = {
  kind: 'template',
  isEditable: true,
  isOwn: false,
  isSection: false,
  processing: 'done',
};
const textbook: QuizActionTarget = { ...quiz, kind: 'library' };
const section: QuizActionTarget = { ...textbook, isSection: true };
const admin: QuizActionTarget = { ...quiz, kind: 'admin' };
const theirs: QuizActionTarget = { ...quiz, kind: 'user' };
const own: QuizActionTarget = { ...theirs, isOwn: true };
const locked = (row: QuizActionTarget): QuizActionTarget => ({ ...row, isEditable: false });

const messages = (role: EffectiveRole, context: QuizContext, row: QuizActionTarget): string =>
  listQuizActions(role, context, row)
    .map(({ action }) => action)
    .join(' ');

const downloads = 'downloadScorm downloadQti downloadCc';
const all = `share edit copy ${downloads} delete`;
const allButEdit = `share copy ${downloads} delete`;

/**
 * Every list against every kind of row that can stand in it: what super admins can do, what the
 * staff that reads admin quizzes can, what customers can.
 */
const table: readonly (readonly [
  title: string,
  context: QuizContext,
  row: QuizActionTarget,
  superAdmin: string,
  others: string,
])[] = [
  [
    'QLST-03 QLST-04 QLST-05 QLST-06 a template',
    'template',
    quiz,
    `edit copy ${downloads} delete`,
    downloads,
  ],
  [
    'PERM-20 a template that is not editable',
    'template',
    locked(quiz),
    `copy ${downloads} delete`,
    downloads,
  ],
  [
    'QLST-26 QLST-27 QLST-28 QLST-29 QLST-30 QLST-32 a textbook',
    'library',
    textbook,
    `edit copy ${downloads} delete`,
    downloads,
  ],
  [
    'QLST-31 PERM-11 a section',
    'library',
    section,
    `edit copy ${downloads} rebuild delete`,
    downloads,
  ],
  [
    'PERM-20 a section that is not editable',
    'library',
    locked(section),
    `copy ${downloads} rebuild delete`,
    downloads,
  ],
  ['QLST-41 an admin quiz', 'admin', admin, all, downloads],
  ['PERM-20 an admin quiz that is not editable', 'admin', locked(admin), allButEdit, downloads],
  [
    'QLST-41 an admin quiz of their own',
    'admin',
    { ...locked(admin), isOwn: true },
    allButEdit,
    downloads,
  ],
  ['QLST-19 a shared admin quiz', 'shared', admin, all, `copy ${downloads}`],
  [
    'QLST-19 an admin quiz they made and shared',
    'shared',
    { ...locked(admin), isOwn: true },
    allButEdit,
    `copy ${downloads}`,
  ],
  ["QLST-19 somebody else's user quiz", 'shared', locked(theirs), allButEdit, `copy ${downloads}`],
  ['PERM-18 their own user quiz, shared', 'shared', own, all, all],
  [
    "QLST-46 QLST-47 QLST-48 QLST-49 QLST-50 QLST-51 QLST-52 QLST-53 a customer's quiz",
    'customer',
    theirs,
    'share edit downloadScorm viewResults downloadQti downloadCc delete',
    downloads,
  ],
  [
    "QLST-47 QLST-48 PERM-20 a customer's quiz that is not editable",
    'customer',
    locked(theirs),
    'share copy downloadScorm viewResults downloadQti downloadCc delete',
    downloads,
  ],
  ['QLST-11 QLST-12 QLST-13 QLST-14 QLST-15 their own quiz', 'user', own, all, all],
  [
    'QLST-12 PERM-20 their own quiz that is not editable',
    'user',
    locked(own),
    allButEdit,
    allButEdit,
  ],
];

describe('row actions', () => {
  test.each(table)('%s', (_title, context, row, superAdmin, others) => {
    const expected = Object.fromEntries(
      roles.map((role) => [
        role,
        role === 'superAdmin' ? superAdmin : role === 'publisher' ? '' : others,
      ]),
    );
    const found = Object.fromEntries(roles.map((role) => [role, messages(role, context, row)]));
    expect(found).toEqual(expected);
  });

  test('PERM-20 edit is offered by no role, list and row unless the quiz is editable', () => {
    const rows = [quiz, section, admin, theirs, own].map(locked);
    expect(
      roles.flatMap((role) =>
        contexts.flatMap((context) =>
          rows.filter((row) => messages(role, context, row).includes('edit')),
        ),
      ),
    ).toEqual([]);
  });

  test('QLST-33 while a quiz is processed its content is not copied, downloaded or rebuilt, and the row says why; sharing and deleting go on', () => {
    const waiting = listQuizActions('superAdmin', 'library', {
      ...locked(section),
      processing: 'running',
    });
    expect(waiting).toEqual([
      ...['copy', 'downloadScorm', 'downloadQti', 'downloadCc', 'rebuild'].map((action) => ({
        action,
        disabledReason: 'quizLists.waitsForProcessing',
      })),
      { action: 'delete', disabledReason: null },
    ]);
    expect(
      listQuizActions('customer', 'user', { ...locked(own), processing: 'running' })
        .filter(({ disabledReason }) => disabledReason === null)
        .map(({ action }) => action),
    ).toEqual(['share', 'delete']);
    expect(
      listQuizActions('superAdmin', 'library', { ...section, processing: 'failed' }).every(
        ({ disabledReason }) => disabledReason === null,
      ),
    ).toBe(true);
  });

  test('QLST-08 QLST-24 QLST-39 PERM-08 PERM-09 PERM-18 who may create where', () => {
    const may = Object.fromEntries(
      roles.map((role) => [
        role,
        contexts.filter((context) => canCreateQuiz(role, context)).join(' '),
      ]),
    );
    expect(may).toEqual({
      superAdmin: 'template library admin user',
      corporateAdmin: 'user',
      admin: 'user',
      csUser: 'user',
      publisher: '',
      ltiUser: 'user',
      customer: 'user',
    });
  });

  test('QLST-07 QLST-23 PERM-11 only super admins import templates and rebuild sections, each in one list', () => {
    const listContexts = (isOffered: (role: EffectiveRole, context: QuizContext) => boolean) =>
      roles.flatMap((role) =>
        contexts
          .filter((context) => isOffered(role, context))
          .map((context) => `${role} ${context}`),
      );
    expect([listContexts(canImportTemplates), listContexts(canRebuildSections)]).toEqual([
      ['superAdmin template'],
      ['superAdmin library'],
    ]);
  });

  test('QLST-06 QLST-15 QLST-32 QLST-53 where quizzes can be deleted together', () => {
    const may = Object.fromEntries(
      roles.map((role) => [
        role,
        contexts.filter((context) => canDeleteQuizzes(role, context)).join(' '),
      ]),
    );
    const others = 'shared customer user';
    expect(may).toEqual({
      superAdmin: contexts.join(' '),
      corporateAdmin: others,
      admin: others,
      csUser: others,
      publisher: '',
      ltiUser: others,
      customer: others,
    });
  });

  test("PERM-16 a row leads to the routes of its list, in the super admin's shared list a user quiz to those of customers", () => {
    expect([
      getRowContext('superAdmin', 'shared', 'user'),
      getRowContext('superAdmin', 'shared', 'admin'),
      getRowContext('customer', 'shared', 'user'),
      getRowContext('superAdmin', 'library', 'library'),
      getRowContext('superAdmin', 'user', 'user'),
    ]).toEqual(['customer', 'shared', 'shared', 'library', 'user']);
  });
});

describe('an action on several rows', () => {
  const row = (parts: Partial<QuizActionTarget>): QuizActionTarget => ({
    kind: 'library',
    isEditable: true,
    isOwn: false,
    isSection: true,
    processing: 'done',
    ...parts,
  });
  const section = row({});
  const textbook = row({ isSection: false });
  const running = row({ processing: 'running' });
  const of = (quizzes: readonly QuizActionTarget[], all: boolean) =>
    getCommonAction('superAdmin', 'library', 'rebuild', quizzes, all);

  test('QLST-31 is offered for rows that all have it, and for a whole list when one has it', () => {
    expect(of([section, textbook], false)).toBeNull();
    expect(of([section, textbook], true)).toEqual({ action: 'rebuild', disabledReason: null });
    expect(of([textbook], true)).toBeNull();
    expect(of([], false)).toBeNull();
    expect(of([section, running], false)?.disabledReason).toBe('quizLists.waitsForProcessing');
    expect(of([section, running], true)?.disabledReason).toBeNull();
  });
});
