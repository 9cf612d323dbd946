import { compileMessages } from '../../compile-messages.ts';

/** Texts of the cards of items, and of the rows of activities, in the quiz editor. */
export const quizCards = compileMessages({
  dragged: '{count} items',
  tools: 'Tools of {name}',
  itemTools: 'Tools of the items',
  position: '{position} of {count}',
  collapseVideo: 'Collapse the video {title}',
  expandVideo: 'Expand the video {title}',
  rename: 'Rename {name}',
  newTitle: 'New title of {name}',
});
