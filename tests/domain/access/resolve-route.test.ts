import { describe, expect, test } from 'vitest';

import { noFlags } from '../../../src/domain/access/area.ts';
import { getAuthorHref, href } from '../../../src/domain/access/href.ts';
import { resolveRoute } from '../../../src/domain/access/resolve-route.ts';
import { resolveSignedOut } from '../../../src/domain/access/resolve-signed-out.ts';
import { roles } from '../../../src/domain/access/role.ts';
import { routes, type RouteId } from '../../../src/domain/access/routes.ts';
import { columns } from './expected-permissions.ts';
import { accounts, expectedPaths, expectedRoutes } from './expected-routes.ts';

const on = { adminTranslations: true, adminBanner: true };

function outcomeOf(
  path: string,
  role: Parameters<typeof resolveRoute>[1]['role'],
  flags = on,
): string {
  const found = resolveRoute(path, { role, flags });
  return found.kind === 'allowed' ? 'shown' : found.to;
}

describe('routes', () => {
  test.each(Object.keys(accounts))(
    'NAV-012 NAV-028 NAV-035 NAV-036 NAV-074 NAV-075 PERM-04 PERM-05 FLAG-01 FLAG-02 every path for %s under every setting of the flags',
    (account) => {
      const rows = expectedRoutes.filter((row) => row.account === account);
      expect(
        rows.map(({ path, role, flags }) => ({
          path,
          flags,
          outcome: outcomeOf(path, role, flags),
        })),
      ).toEqual(rows.map(({ path, flags, outcome }) => ({ path, flags, outcome })));
    },
  );

  test('during development every role reaches the inspector', () => {
    expect(
      columns.map(
        (role) => resolveRoute('/inspector', { role, flags: noFlags, isDevelopment: true }).kind,
      ),
    ).toEqual(columns.map(() => 'allowed'));
  });

  test('NAV-077 NAV-109 NAV-120 the table names every route', () => {
    const reached = new Set(
      expectedPaths
        .map(([path]) => resolveRoute(path, { role: 'superAdmin', flags: on }))
        .map((found) => (found.kind === 'allowed' ? found.route.id : null)),
    );
    expect((Object.keys(routes) as RouteId[]).filter((id) => !reached.has(id))).toEqual([]);
  });

  test.each(['superAdmin', 'publisher', 'customer', 'csUser'] as const)(
    'NAV-027 root and unknown paths of a %s go to /dashboard',
    (role) => {
      expect(
        ['/', '', '/nowhere', '/dashboards', '/quizzes'].map((path) => outcomeOf(path, role)),
      ).toEqual(Array.from({ length: 5 }, () => '/dashboard'));
    },
  );

  test('NAV-076 unknown paths inside the quiz area go to its root', () => {
    expect(
      ['/quiz/nowhere', '/quiz/edit/abc', '/quiz/edit/0', '/quiz/edit/', '/quiz/view/7/more'].map(
        (path) => outcomeOf(path, 'superAdmin'),
      ),
    ).toEqual(Array.from({ length: 5 }, () => '/quiz'));
  });

  test('NAV-027 the area of authors has no root, so its unknown paths go to /dashboard', () => {
    expect(
      ['/author', '/author/', '/author/ana/more'].map((path) => outcomeOf(path, 'superAdmin')),
    ).toEqual(Array.from({ length: 3 }, () => '/dashboard'));
  });

  test('NAV-122 signed in on a signed-out address goes home', () => {
    expect(
      ['/signin', '/set-password', '/setup', '/forgot-password', '/reset-password'].map((path) =>
        outcomeOf(path, 'admin'),
      ),
    ).toEqual(['/', '/', '/', '/', '/']);
  });

  test('NAV-082 NAV-117 an address gives its parameters, context and mode', () => {
    expect(
      resolveRoute('/quiz/admin-quiz/edit/12/', { role: 'superAdmin', flags: noFlags }),
    ).toEqual({
      kind: 'allowed',
      route: {
        id: 'adminQuizEdit',
        screen: 'quiz-editor',
        params: { adminQuizId: '12' },
        quiz: { context: 'admin', mode: 'edit' },
      },
    });
    expect(resolveRoute('/author/Marie_Curie%20', { role: 'customer', flags: noFlags })).toEqual({
      kind: 'allowed',
      route: { id: 'author', screen: 'author', params: { name: 'Marie_Curie ' } },
    });
  });

  test('NAV-027 no chain of redirects turns in a circle', () => {
    for (const { path, role, flags } of expectedRoutes) {
      let at = path;
      const visited = new Set<string>();
      for (
        let found = resolveRoute(at, { role, flags });
        found.kind === 'redirect';
        found = resolveRoute(at, { role, flags })
      ) {
        expect(visited).not.toContain(found.to);
        visited.add(found.to);
        at = found.to;
      }
    }
  });

  test('SES-05 signed out only /signin, /set-password and the three exceptions are shown', () => {
    expect(
      [
        '/signin',
        '/set-password',
        '/setup',
        '/forgot-password',
        '/reset-password/',
        '/',
        '/quiz',
        '/signin/more',
      ].map((path) => resolveSignedOut(path)),
    ).toEqual([
      { kind: 'allowed', screen: 'signIn' },
      { kind: 'allowed', screen: 'setPassword' },
      { kind: 'allowed', screen: 'setup' },
      { kind: 'allowed', screen: 'forgotPassword' },
      { kind: 'allowed', screen: 'resetPassword' },
      { kind: 'redirect', to: '/signin' },
      { kind: 'redirect', to: '/signin' },
      { kind: 'redirect', to: '/signin' },
    ]);
  });
});

describe('hrefs', () => {
  test('NAV-044 an author address has underscores for spaces', () => {
    expect(getAuthorHref('Marie Curie Sklodowska')).toBe('/author/Marie_Curie_Sklodowska');
  });

  test('NAV-082 NAV-097 hrefs lead back to their routes', () => {
    expect([
      href('templateEdit', { quizId: 7 }),
      href('studentResult', { assignId: 3 }),
      href('dashboard'),
      href('clientHubPlaylist', { label: 'a/b' }),
    ]).toEqual([
      '/quiz/edit/7',
      '/quiz/customer-quiz/user-results/3',
      '/dashboard',
      '/client-hub-playlist/a%2Fb',
    ]);
  });
});

test('PERM-02 the six role strings', () => {
  expect(roles).toEqual([
    'ROLE_SUPER_ADMIN',
    'ROLE_CORPORATE_ADMIN',
    'ROLE_ADMIN',
    'ROLE_CS_USER',
    'ROLE_PUBLISH',
    'ROLE_CS_LTI_USER',
  ]);
});
