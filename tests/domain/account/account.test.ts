import { expect, test } from 'vitest';

import { authorHref } from '../../../src/domain/access/href.ts';
import { authorOf, isSameAuthor } from '../../../src/domain/account/author.ts';
import {
  subscriptionState,
  type SubscriptionState,
} from '../../../src/domain/account/subscription.ts';

const sections = [{ id: 1, title: 'Cells' }];
const end = '2027-01-01T00:00:00.000Z';

test.each<[SubscriptionState, Parameters<typeof subscriptionState>[0]]>([
  ['none', { isTrial: false, endDate: null, isExpired: false, sections: [] }],
  ['running', { isTrial: false, endDate: null, isExpired: false, sections }],
  ['running', { isTrial: false, endDate: end, isExpired: false, sections }],
  ['trial', { isTrial: true, endDate: end, isExpired: false, sections }],
  ['expired', { isTrial: true, endDate: end, isExpired: true, sections: [] }],
  ['expired', { isTrial: false, endDate: end, isExpired: true, sections: [] }],
])('NAV-043 a subscription is %s', (state, subscription) => {
  expect(subscriptionState(subscription)).toBe(state);
});

test("NAV-044 an author's address says the name with underscores and reads back", () => {
  expect(authorHref('Ada B. Brandt')).toBe('/author/Ada_B._Brandt');
  expect(authorOf('Ada_B._Brandt')).toBe('Ada B. Brandt');
  expect(isSameAuthor('ada b.  brandt', 'Ada B. Brandt')).toBe(true);
  expect(isSameAuthor('Ada Brandt', 'Ada B. Brandt')).toBe(false);
});
