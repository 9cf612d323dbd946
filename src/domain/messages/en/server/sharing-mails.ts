import { compileMessages } from '../../compile-messages.ts';

/** The mail to a person with whom a quiz was shared. */
export const quizSharingMail = compileMessages({
  subject: '{name} shared a quiz with you: {title}',
  text: `Hello,

{name} ({email}) shared the quiz "{title}" with you. Open it here:

{link}

You may need to sign in first.
`,
});

/** The mail to a person with whom several quizzes were shared at once. */
export const quizzesSharingMail = compileMessages({
  subject: '{name} shared {count, number} quizzes with you',
  text: `Hello,

{name} ({email}) shared {count, number} quizzes with you. Open them here:

{list}

You may need to sign in first.
`,
});

/** The mail that invites a student to a class. */
export const classInvitationMail = compileMessages({
  subject: '{name} invited you to the class {title}',
  text: `Hello,

{name} ({email}) invited you to the class "{title}". Its quizzes and your results are kept under this e-mail address. Sign in with it here:

{link}

If you have no account yet, or do not know this class, reply to {email}.
`,
});

/** The mail that reminds a student of a quiz. */
export const quizReminderMail = compileMessages({
  subject: 'Reminder: {title}',
  text: `Hello,

{name} ({email}) reminds you of the quiz "{title}" of the class "{classTitle}". It closes on {deadline}, and you have not handed it in. Sign in with this e-mail address here:

{link}

If you have no account, or do not know this class, reply to {email}.
`,
});

/** The mail to a colleague with whom a class was shared. */
export const classSharingMail = compileMessages({
  subject: '{name} shared a class with you: {title}',
  text: `Hello,

{name} ({email}) shared the class "{title}" with you. You can read it, and add quizzes, playlists and documents. Open it here:

{link}

You may need to sign in first.
`,
});
