import { compileMessages } from '../../compile-messages.ts';

/** Texts of the timeline of the quiz editor. */
export const quizHistory = compileMessages({
  timeline: 'Timeline',
  close: 'Close the timeline',
  steps: '{count, plural, =0 {No steps yet} one {1 step} other {# steps}}',
  list: 'Steps, newest first',
  help: 'Arrow keys move through the steps, Enter goes to one.',
  current: 'You are here',
  saved: 'On the server',
  opened: 'The {edited, select, playlist {playlist} other {quiz}} as it was opened',
  undone: 'Undone',
  abandoned: 'Replaced by newer changes',
  revert: 'Revert only this',
  revertLabel: 'Revert only this: {about}',
  empty:
    'Every change to this {edited, select, playlist {playlist} other {quiz}} is listed here, and you can go back to each of them.',
  revertAll: '{count, plural, one {Revert both} other {Revert all {total}}}',
  keep: 'Keep them',
  undid: 'Undid: {about}',
  redid: 'Redid: {about}',
  wentTo: 'Now at: {about}',
  sessionToday: 'Today from {time}',
  sessionYesterday: 'Yesterday from {time}',
  session: '{day} from {time}',
  wrote: 'Wrote question {number}',
  stepsOf: '{count, plural, one {1 step} other {# steps}}',
  unnamed: 'A change',
  moreSteps: 'And {count, plural, one {1 more} other {# more}}',
});
