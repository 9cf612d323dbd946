import type { Subscription } from '../../../src/domain/account/subscription.ts';
import {
  authorMachine,
  subscriptionMachine,
} from '../../../src/machines/account/account-machines.ts';
import { createLoadModel } from '../../support/models/load-model.ts';

const subscriptionOf = (title: string): Subscription => ({
  isTrial: false,
  endDate: '2030-01-01T00:00:00.000Z',
  isExpired: false,
  sections: [],
  institution: { title, plan: 'education', seats: null },
});

/** The subscription of the signed-in person. */
export const subscriptionModel = createLoadModel(subscriptionMachine, 'NAV-042', null, [
  subscriptionOf('Kestrel College'),
  subscriptionOf('Merlin Institute'),
]);

/** The articles of an author. */
export const authorModel = createLoadModel(authorMachine, 'NAV-044', { name: 'Ada' }, [
  { articles: [], isPartial: true },
  { articles: [], isPartial: false },
]);
