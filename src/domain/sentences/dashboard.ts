/** What the dashboard and the client hub say. */
export const dashboard = {
  welcome: 'Welcome, {name}',
  lead: 'Where to today?',
  places: 'Places',
  chooseLabel: 'Please choose a label',
  chooseLabelDetail: 'The playlists of the client hub are listed by label. The address of this page names none.',
} as const;
