import { expect, test } from 'vitest';

import {
  externalAreas,
  getAreaPlace,
  listReachableAreas,
} from '../../../src/domain/access/external-areas.ts';
import { routes } from '../../../src/domain/access/routes.ts';

test('NAV-048 NAV-050 NAV-051 NAV-052 NAV-055 NAV-056 NAV-057 the areas without a screen are those that are handed over', () => {
  expect(
    Object.values(routes).flatMap(({ area, screen }) => (screen === 'hand-over' ? [area] : [])),
  ).toEqual(expect.arrayContaining([...externalAreas]));
  expect(Object.values(routes).filter(({ screen }) => screen === 'hand-over')).toHaveLength(
    externalAreas.length,
  );
});

test('an area is a screen of the console, an address, or nowhere', () => {
  const links = { lti: 'https://lti.example/', classes: 'https://ignored.example/' };
  expect(getAreaPlace('classes', links)).toEqual({ kind: 'screen' });
  expect(getAreaPlace('lti', links)).toEqual({ kind: 'address', address: 'https://lti.example/' });
  expect(getAreaPlace('publish', links)).toEqual({ kind: 'missing' });
  expect(getAreaPlace('publish', Object.create(links) as typeof links)).toEqual({
    kind: 'missing',
  });
  expect(listReachableAreas(['dashboard', 'lti', 'publish'], links)).toEqual(['dashboard', 'lti']);
});
