/** The mail to somebody a quiz was shared with. */
export const quizSharingMail = {
  subject: '{name} shared a quiz with you: {title}',
  text: 'Hello,\n\n{name} ({email}) shared the quiz "{title}" with you. Open it here:\n\n{link}\n\nYou may need to sign in first.\n',
} as const;
