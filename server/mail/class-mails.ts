import { href } from '../../src/domain/access/href.ts';
import type { MessageValues } from '../../src/domain/messages/format-message.ts';
import { getConsoleUrl, type Config } from '../config/config.ts';
import type { ClosingQuiz } from '../store/classes/quiz-reminders.ts';
import type { Mail } from './mailer.ts';
import { getSenderName, toOneLine, type Sender } from './sender.ts';

interface TitledClass {
  readonly id: number;
  readonly title: string;
}

type Template = 'classInvitationMail' | 'classSharingMail' | 'quizReminderMail';

/** Creates a mail with values that may depend on the language (a tag of BCP 47). */
function fillTemplate(
  template: Template,
  sender: Sender,
  to: string,
  getValues: (tag: string) => MessageValues,
): Mail {
  return {
    to,
    otherLanguage: sender.language,
    write: ({ formatMessage, translation: { tag } }) => {
      const values = { name: getSenderName(sender), email: sender.email, ...getValues(tag) };
      return {
        subject: formatMessage(`${template}.subject`, values),
        text: formatMessage(`${template}.text`, values),
      };
    },
  };
}

/** Creates the mail that invites a student to a class. */
export const createInvitationMail = (
  config: Config,
  { title }: TitledClass,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate('classInvitationMail', sender, to, () => ({
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}/`,
  }));

/** Creates the mail that reminds a student of a quiz. */
export const createReminderMail = (
  config: Config,
  { title, classTitle, endsAt }: ClosingQuiz,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate('quizReminderMail', sender, to, (tag) => {
    const deadline = endsAt.toLocaleString(tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      title: toOneLine(title),
      classTitle: toOneLine(classTitle),
      deadline: `${deadline} UTC`,
      link: `${getConsoleUrl(config)}/`,
    };
  });

/** Creates the mail that tells a colleague who shared which class with them. */
export const createClassSharingMail = (
  config: Config,
  { id, title }: TitledClass,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate('classSharingMail', sender, to, () => ({
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}${href('classes')}/${String(id)}`,
  }));
