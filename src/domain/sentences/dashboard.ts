/** What the dashboard and the client hub say. */
export const dashboard = {
  welcome: 'Welcome, {name}',
  lead: 'Where to today?',
  places: 'Places',
  newest: 'Newest quiz templates',
  noTemplates: 'There are no quiz templates yet.',
  allTemplates: 'All quiz templates',
  questions: '{count, plural, one {# question} other {# questions}}',
  subscriptionUntil: '{state}, until {date}',
  subscriptionSince: '{state} on {date}',
  noSubscription: 'There is no subscription known for your account.',
  aboutSubscription: 'What it covers',
  chooseLabel: 'Please choose a label',
  chooseLabelDetail:
    'The playlists of the client hub are listed by label. The address of this page names none.',
} as const;
