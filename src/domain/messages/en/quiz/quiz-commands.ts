import { compileMessages } from '../../compile-messages.ts';

/** Texts of commands of the quiz editor that only the palette names. */
export const quizCommands = compileMessages({
  find: 'Find in the quiz',
  replace: 'Find and replace in the quiz',
  goTo: 'Go to a question',
  wentTo: 'Question {number} of {activity}',
  saveAndLeave: 'Save the quiz and leave',
  timeline: 'Show or hide the timeline',
});
