import { expect, test } from 'vitest';

import { getAuthorHref } from '../../../src/domain/access/href.ts';
import { parseAuthorName, isSameAuthor } from '../../../src/domain/account/author.ts';
import {
  getSubscriptionState,
  type SubscriptionState,
} from '../../../src/domain/account/subscription.ts';

const sections = [{ id: 1, title: 'Cells' }];
const end = '2027-01-01T00:00:00.000Z';

test.each<[SubscriptionState, Parameters<typeof getSubscriptionState>[0]]>([
  ['none', { isTrial: false, endDate: null, isExpired: false, sections: [] }],
  ['running', { isTrial: false, endDate: null, isExpired: false, sections }],
  ['running', { isTrial: false, endDate: end, isExpired: false, sections }],
  ['trial', { isTrial: true, endDate: end, isExpired: false, sections }],
  ['expired', { isTrial: true, endDate: end, isExpired: true, sections: [] }],
  ['expired', { isTrial: false, endDate: end, isExpired: true, sections: [] }],
])('NAV-043 a subscription is %s', (state, subscription) => {
  expect(getSubscriptionState(subscription)).toBe(state);
});

test("NAV-044 an author's address says the name with underscores and reads back", () => {
  expect(getAuthorHref('Ada B. Brandt')).toBe('/author/Ada_B._Brandt');
  expect(parseAuthorName('Ada_B._Brandt')).toBe('Ada B. Brandt');
  expect(isSameAuthor('ada b.  brandt', 'Ada B. Brandt')).toBe(true);
  expect(isSameAuthor('Ada Brandt', 'Ada B. Brandt')).toBe(false);
});
