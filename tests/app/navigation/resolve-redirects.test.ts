import { expect, test } from 'vitest';

import { resolveRedirects } from '../../../src/app/navigation/resolve-redirects.ts';
import { noFlags } from '../../../src/domain/access/area.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';

const resolve = (path: string, role: EffectiveRole = 'superAdmin') => {
  const { redirectTo, reason } = resolveRedirects(path, { role, flags: noFlags });
  return [redirectTo, reason];
};

test.each([
  ['/dashboard/foo', '/dashboard'],
  ['/classes/foo', '/classes'],
  ['/playlist/foo', '/playlist'],
  ['/admins/foo/bar/', '/admins'],
  ['/quiz/foo', '/quiz'],
  ['/nothing', '/dashboard'],
])('NAV-027 the address %s, which names no page, is corrected to %s', (path, own) => {
  expect(resolve(path)).toEqual([own, 'unknown']);
});

test.each([
  '/dashboard',
  '/dashboard/',
  '/classes',
  '/classes/1',
  '/classes/1/documents',
  '/lti/courses/7',
])('the address %s stays', (path) => {
  expect(resolve(path)).toEqual([null, null]);
});

test.each([
  ['/', 'superAdmin', '/dashboard', null],
  ['/signin', 'superAdmin', '/dashboard', null],
  ['/quiz', 'customer', '/quiz/my-quiz', null],
  ['/quiz/library', 'customer', '/quiz/admin-quiz', 'denied'],
  ['/quiz/edit/1', 'csUser', '/dashboard', 'denied'],
  ['/sponsors', 'csUser', '/dashboard', 'denied'],
  ['/admins/foo', 'csUser', '/dashboard', 'denied'],
  ['/banner', 'superAdmin', '/dashboard', 'switchedOff'],
] as const)(
  'the redirect from %s for %s leads to %s and has the reason %s',
  (path, role, to, why) => {
    expect(resolve(path, role)).toEqual([to, why]);
  },
);
