import { compileMessages } from '../compile-messages.ts';

/** Texts of the client hub playlists. */
export const clientHub = compileMessages({
  chooseLabel: 'Please choose a label',
  labels: 'Labels',
  counts:
    '{playlists, plural, one {# playlist} other {# playlists}} · {articles, plural, one {# article} other {# articles}}',
  noLabels: 'There are no labels yet',
  noLabelsDetail: 'Labels are added in the editor of a playlist.',
  otherLabel: 'Choose another label',
  noPlaylists: 'No playlist has this label',
  noArticles: 'No articles have this label.',
});
