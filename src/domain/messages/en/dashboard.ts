import { compileMessages } from '../compile-messages.ts';

/** Texts of the dashboard and the client hub. */
export const dashboard = compileMessages({
  welcome: 'Welcome, {name}',
  lead: 'Choose an area to start.',
  places: 'Places',
  newest: 'Newest quiz templates',
  noTemplates: 'There are no quiz templates yet.',
  allTemplates: 'All quiz templates',
  questions: '{count, plural, one {# question} other {# questions}}',
  subscriptionUntil: '{state}, until {date}',
  subscriptionSince: '{state} on {date}',
  noSubscription: 'No subscription was found for your account.',
  aboutSubscription: 'What it covers',
  chooseLabel: 'Please choose a label',
  chooseLabelDetail: 'Client hub playlists are listed by label, and this address has none.',
});
