import { compileMessages } from '../../compile-messages.ts';

/** Texts of the selection of several items in the quiz editor, and of what is done with them. */
export const quizSelection = compileMessages({
  bar: 'Selected items',
  count: '{count} selected',
  select: 'Select {name}',
  all: 'Select all items',
  duplicate: 'Duplicate',
  duplicateName: 'Duplicate {name}',
  copy: 'Copy',
  clear: 'Clear the selection',
  insert: 'Insert question here',
  unreadable: 'This cannot be pasted.',
  copied: 'Copied {count, plural, one {1 item} other {# items}}',
});
