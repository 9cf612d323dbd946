/** What the subscription and the author's page say. */
export const account = {
  subscription: 'Subscription',
  subscriptionState: 'State',
  state: { none: 'No subscription known', trial: 'Trial', running: 'Running', expired: 'Expired' },
  ends: 'Ends',
  ended: 'Ended',
  withoutEnd: 'Without an end date',
  sections: 'Open sections',
  noSections: 'None',
  none: 'No subscription is known for your account',
  noneDetail:
    'Your account belongs to no institution with a subscription. What your role allows is in the menu.',
  expiredDetail:
    'The subscription of your institution has ended. Please ask your institution to renew it.',
  trialDetail:
    'Your institution tries Lectern out. Deadlines of quizzes cannot lie after the end of the trial.',
  articlesBy: 'Articles by {name}',
  noArticles: 'No articles by {name}',
  noArticlesDetail:
    'No published article names this author. Underscores in the address stand for spaces.',
  with: 'With',
  undated: 'Not dated',
  partial: 'The search found more than can be looked through here. These are the newest.',
} as const;
