import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { listAllowedRoles } from '../../../src/api/contract/openapi.ts';

const all: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(endpoints);
const rows = readFileSync(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const knownIds = new Set(rows.map(([id]) => id));
const printedCalls = rows.filter(
  ([id = '', , , kind]) => kind === 'api' && /^API-(0[1-9]\d|1[01]\d|12[0-7])$/.test(id),
);
const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** A printed path with its parameters' names taken away: `/api/admin/class/{}/quiz/{}`. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');

describe('the table of endpoints', () => {
  test('API-010 to API-127: every printed call has a row', () => {
    const covered = new Set(all.flatMap(([, { ids }]) => ids));
    expect(printedCalls.length).toBeGreaterThan(110);
    expect(printedCalls.map(([id]) => id).filter((id = '') => !covered.has(id))).toEqual([]);
  });

  test.each(printedCalls.map(([id = '', , text = '']) => [id, text] as const))(
    '%s is called as printed',
    (id, text) => {
      const printed = /^(GET|POST|PATCH|DELETE) (\/api\/[^\s;,.:(]+)/.exec(text);
      if (printed === null) return expect(id).toMatch(/^API-(060|065|082|083|084|085)$/);
      const [, method, path = ''] = printed;
      const literal = id === 'API-094' ? path.replace('/en/', '/{lang}/') : path;
      const found = all
        .filter(([, endpoint]) => endpoint.ids.includes(id))
        .map(([, endpoint]) => `${endpoint.method} ${shapeOf(endpoint.path)}`);
      return expect(found).toEqual([`${method ?? ''} ${shapeOf(literal)}`]);
    },
  );

  test('API-128 the ids of a row exist', () => {
    expect(all.flatMap(([, { ids }]) => ids).filter((id) => !knownIds.has(id))).toEqual([]);
  });

  test('API-001 a method and path stand once, or are told apart by a query value', () => {
    const keys = all.map(([, { method, path, when }]) =>
      JSON.stringify([method, shapeOf(path), when ?? null]),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('PERM-22 exactly these calls of a method other than GET change nothing, always or with a query value', () => {
    const reading = all
      .filter(([, { reads }]) => reads !== undefined)
      .map(
        ([name, { method, reads }]) => [name, method, reads === true ? 'always' : reads] as const,
      );
    expect(reading.sort(([one], [other]) => (one < other ? -1 : 1))).toEqual([
      ['findPlaylistsWithArticles', 'POST', 'always'],
      ['importTemplates', 'POST', { dryRun: ['1', 'true'] }],
      ['importTranslationGroup', 'POST', { dryRun: ['1', 'true'] }],
      ['listAdminQuizzes', 'POST', 'always'],
      ['listArticles', 'POST', 'always'],
      ['listClassPlaylists', 'POST', 'always'],
      ['listClassQuizzes', 'POST', 'always'],
      ['listCustomerQuizzes', 'POST', 'always'],
      ['listInstitutions', 'POST', 'always'],
      ['listLibraryQuizzes', 'POST', 'always'],
      ['listMethodsCollections', 'POST', 'always'],
      ['listMyClassPlaylists', 'POST', 'always'],
      ['listMyPlaylists', 'POST', 'always'],
      ['listPlaylistArticles', 'POST', 'always'],
      ['listSharedQuizzes', 'POST', 'always'],
      ['listSponsorArticles', 'POST', 'always'],
      ['listSponsors', 'POST', 'always'],
      ['listTemplates', 'POST', 'always'],
      ['listTranslationGroups', 'POST', 'always'],
      ['listTranslations', 'POST', 'always'],
      ['listUserQuizzes', 'POST', 'always'],
      ['listUsers', 'POST', 'always'],
      ['searchEverything', 'POST', 'always'],
    ]);
    const lists = all.filter(
      ([name, { method }]) => /^(list|search)/.test(name) && method !== 'GET',
    );
    expect(lists.filter(([, { reads }]) => reads !== true).map(([name]) => name)).toEqual([]);
  });

  test('API-061 paths with a parameter come after literal ones when both match (PD-35)', () => {
    const literal = all
      .filter(
        ([, { method, path }]) => method === 'GET' && /^\/api\/admin\/quiz\/[^/{]+$/.test(path),
      )
      .map(([name]) => name);
    expect(literal.sort()).toEqual(['listCustomerQuizzesUnfiltered', 'listSharedByMe']);
  });

  test('API-012 every permission an endpoint asks for is held by a role', () => {
    expect(
      all.filter(([, { access }]) => listAllowedRoles(access).length === 0).map(([name]) => name),
    ).toEqual([]);
  });

  test.each(all)('API-001 %s is whole', (_, endpoint) => {
    const given =
      endpoint.params === undefined
        ? []
        : Object.keys((endpoint.params as unknown as { readonly shape: object }).shape);
    expect(given.sort()).toEqual([...parametersIn(endpoint.path)].sort());
    expect(endpoint.body === undefined).toBe(endpoint.request === 'none');
    expect(endpoint.method === 'GET' ? endpoint.request : 'none').toBe('none');
    expect(endpoint.summary).toMatch(/\.$/);
  });

  test('API-010 only the calls that open or renew a session, and the signed-out ones about passwords, keep their 401 to themselves', () => {
    expect(all.filter(([, endpoint]) => endpoint.signsIn === true).map(([name]) => name)).toEqual([
      'getAccessToken',
      'refreshAccessToken',
      'finishRegistration',
      'setUpInstallation',
      'forgotPassword',
      'resetPassword',
      'checkLink',
    ]);
  });

  test('API-009 what needs no session is the sign-in, the free calls and the file address with its own token', () => {
    const open = all
      .filter(
        ([, { access, path, signsIn }]) =>
          access === 'public' && !path.startsWith('/api/free/') && signsIn !== true,
      )
      .map(([name]) => name);
    expect(open).toEqual(['getDocumentFile']);
  });
});
