import { compileMessages } from '../../compile-messages.ts';

/** The mail to a person with whom a quiz was shared. */
export const quizSharingMail = compileMessages({
  subject: '{name} shared a quiz with you: {title}',
  text: 'Hello,\n\n{name} ({email}) shared the quiz "{title}" with you. Open it here:\n\n{link}\n\nYou may need to sign in first.\n',
});
