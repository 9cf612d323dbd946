import {
  authorMachine,
  subscriptionMachine,
} from '../../../src/machines/account/account-machines.ts';
import { createLoadModel } from '../../support/models/load-model.ts';

/** The subscription of the signed-in person. */
export const subscriptionModel = createLoadModel(subscriptionMachine, 'NAV-042');

/** The articles of an author. */
export const authorModel = createLoadModel(authorMachine, 'NAV-044', { name: 'Ada' });
