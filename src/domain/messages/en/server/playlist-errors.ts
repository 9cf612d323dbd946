import { compileMessages } from '../../compile-messages.ts';

/** Error messages of the server about a playlist. */
export const playlistErrors = compileMessages({
  noSuchArticle: 'This article does not exist.',
  oneArticle: 'An item of type article must have exactly one article.',
  repeatedArticle: 'An article can be in a playlist once.',
  foreignLabel: 'This label is not part of the playlist any more.',
  repeatedLabel: 'This label is listed twice.',
  tooManyArticles: 'A playlist can have at most 1,000 articles.',
  tooManyLabels: 'A playlist can have at most 200 labels.',
  notYours: 'You cannot change this playlist. You can make a copy and change that.',
});
