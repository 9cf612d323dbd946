import { compileMessages } from '../../compile-messages.ts';

/** The mail to a person with whom a quiz was shared. */
export const quizSharingMail = compileMessages({
  subject: '{name} shared a quiz with you: {title}',
  text: 'Hello,\n\n{name} ({email}) shared the quiz "{title}" with you. Open it here:\n\n{link}\n\nYou may need to sign in first.\n',
});

/** The mail that invites a student to a class. */
export const classInvitationMail = compileMessages({
  subject: '{name} invited you to the class {title}',
  text: 'Hello,\n\n{name} ({email}) invited you to the class "{title}". Its quizzes and your results are kept under this e-mail address. Sign in with it here:\n\n{link}\n\nIf you have no account yet, or do not know this class, reply to {email}.\n',
});

/** The mail that reminds a student of a quiz. */
export const quizReminderMail = compileMessages({
  subject: 'Reminder: {title}',
  text: 'Hello,\n\n{name} ({email}) reminds you of the quiz "{title}" of the class "{classTitle}". It closes on {deadline}, and you have not handed it in. Sign in with this e-mail address here:\n\n{link}\n\nIf you have no account, or do not know this class, reply to {email}.\n',
});

/** The mail to a colleague with whom a class was shared. */
export const classSharingMail = compileMessages({
  subject: '{name} shared a class with you: {title}',
  text: 'Hello,\n\n{name} ({email}) shared the class "{title}" with you. You can read it, and add quizzes, playlists and documents. Open it here:\n\n{link}\n\nYou may need to sign in first.\n',
});
