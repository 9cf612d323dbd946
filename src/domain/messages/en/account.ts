import { compileMessages } from '../compile-messages.ts';

/** Texts of the subscription page and the author page. */
export const account = compileMessages({
  subscription: 'Subscription',
  subscriptionState: 'State',
  state: { none: 'No subscription', trial: 'Trial', running: 'Running', expired: 'Expired' },
  ends: 'Ends',
  ended: 'Ended',
  withoutEnd: 'Without an end date',
  institution: 'Institution',
  plan: 'Plan',
  seats: 'Seats',
  noLimit: 'No limit',
  until: 'until {day}',
  fromUntil: 'From {from}, until {until}',
  fromWithoutEnd: 'From {from}, without an end date',
  sections: 'Open sections',
  noSections: 'None',
  none: 'No subscription was found for your account',
  noneDetail:
    'Your account does not belong to an institution with a subscription. The menu shows what your role allows.',
  expiredDetail:
    'The subscription of your institution has ended. Please ask your institution to renew it.',
  trialDetail:
    'Your institution is trying Lectern. Quiz deadlines cannot be after the end of the trial.',
  articlesBy: 'Articles by {name}',
  noArticles: 'No articles by {name}',
  noArticlesDetail:
    'No published article names this author. Underscores in the address stand for spaces.',
  with: 'With',
  at: 'At {institution}',
  undated: 'Not dated',
  partial: 'There are too many results to show. These are the newest.',
});
