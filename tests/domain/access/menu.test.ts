import { describe, expect, test } from 'vitest';

import { noFlags } from '../../../src/domain/access/area.ts';
import { getMenu } from '../../../src/domain/access/policy.ts';
import { listQuizTabs, hasQuizTabs } from '../../../src/domain/access/quiz-tabs.ts';
import { getEffectiveRole } from '../../../src/domain/access/role.ts';
import { en } from '../../../src/domain/messages/en.ts';
import { accounts } from './expected-routes.ts';

const on = { adminTranslations: true, adminBanner: true };
const labels = (account: string, flags = on): string =>
  getMenu(getEffectiveRole(accounts[account] ?? []), flags)
    .map((area) => en.areas[area])
    .join(', ');

describe('menus', () => {
  test.each([
    [
      'super@',
      'NAV-059',
      'Dashboard, Methods Collections, Playlists, LTI, Classes, Users Management, Institutions, Quizzes, Class Products, Admin Client Hub, Client Hub Playlists, Identity Providers, Sponsors, FRC, Translations, Banner, Publish, MoEngage, Feature Flags',
    ],
    [
      'corporate@',
      'NAV-062',
      'Dashboard, Methods Collections, Playlists, LTI, Classes, Institutions, Quizzes, Identity Providers, Sponsors, Translations, Publish',
    ],
    [
      'admin@',
      'NAV-064 NAV-065',
      'Dashboard, Methods Collections, Playlists, LTI, Classes, Institutions, Quizzes, Identity Providers, Translations, Publish, Feature Flags',
    ],
    ['cs@', 'NAV-067', 'Dashboard, Playlists, Classes, Quizzes'],
    ['publish@', 'NAV-068', 'Dashboard, Publish'],
    ['lti@', 'NAV-037', 'Dashboard, Playlists, Classes, Quizzes, LTI'],
    ['customer@', 'PERM-17', 'Dashboard, Quizzes'],
    ['customer2@', 'PERM-03', 'Dashboard, Quizzes'],
    ['multi@', 'NAV-039', 'Dashboard, Playlists, Classes, Quizzes'],
  ])('%s: %s', (account, _ids, expected) => {
    expect(labels(account)).toBe(expected);
  });

  test('NAV-060 NAV-061 NAV-063 Translations and Banner only with their flags', () => {
    expect(
      ['super@', 'corporate@', 'admin@']
        .map((account) => labels(account, noFlags))
        .filter((text) => /Translations|Banner/.test(text)),
    ).toEqual([]);
    expect(labels('super@', { ...noFlags, adminBanner: true })).toMatch(/FRC, Banner, Publish/);
  });
});

describe('quiz tabs', () => {
  test('NAV-071 NAV-072 five for super admins, two for all others', () => {
    const others = [
      { context: 'user', to: '/quiz/my-quiz', label: 'quiz.tab.user' },
      { context: 'shared', to: '/quiz/shared-quiz', label: 'quiz.tab.sharedByMe' },
    ];
    expect(listQuizTabs('superAdmin').map(({ to }) => to)).toEqual([
      '/quiz',
      '/quiz/library',
      '/quiz/admin-quiz',
      '/quiz/shared-quiz',
      '/quiz/customer-quiz',
    ]);
    expect(
      (['corporateAdmin', 'admin', 'csUser', 'ltiUser', 'customer'] as const).map((role) =>
        listQuizTabs(role),
      ),
    ).toEqual(Array.from({ length: 5 }, () => others));
  });

  test('NAV-073 hidden on user-quiz paths', () => {
    expect(
      [
        '/quiz',
        '/quiz/edit/1',
        '/quiz/user-quiz/edit/1',
        '/quiz/user-quiz',
        '/quiz/user-quizzes',
        '/quizzes',
      ].map((path) => hasQuizTabs(path)),
    ).toEqual([true, true, false, false, true, false]);
  });
});
