import { href } from '../../src/domain/access/href.ts';
import {
  classInvitationMail,
  classSharingMail,
  quizReminderMail,
} from '../../src/domain/messages/en/server/sharing-mails.ts';
import { formatMessage, type CompiledMessage } from '../../src/domain/messages/format-message.ts';
import { getConsoleUrl, type Config } from '../config/config.ts';
import type { ClosingQuiz } from '../store/classes/quiz-reminders.ts';
import type { Mail } from './mailer.ts';
import { getSenderName, toOneLine, type Sender } from './sender.ts';

interface TitledClass {
  readonly id: number;
  readonly title: string;
}

interface Template {
  readonly subject: CompiledMessage;
  readonly text: CompiledMessage;
}

function fillTemplate(
  { subject, text }: Template,
  sender: Sender,
  to: string,
  values: Readonly<Record<string, string>>,
): Mail {
  const all = { name: getSenderName(sender), email: sender.email, ...values };
  return { to, subject: formatMessage(subject, all), text: formatMessage(text, all) };
}

/** Creates the mail that invites a student to a class. */
export const createInvitationMail = (
  config: Config,
  { title }: TitledClass,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate(classInvitationMail, sender, to, {
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}/`,
  });

const deadlineFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Creates the mail that reminds a student of a quiz. */
export const createReminderMail = (
  config: Config,
  { title, classTitle, endsAt }: ClosingQuiz,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate(quizReminderMail, sender, to, {
    title: toOneLine(title),
    classTitle: toOneLine(classTitle),
    deadline: `${deadlineFormat.format(endsAt)} UTC`,
    link: `${getConsoleUrl(config)}/`,
  });

/** Creates the mail that tells a colleague who shared which class with them. */
export const createClassSharingMail = (
  config: Config,
  { id, title }: TitledClass,
  sender: Sender,
  to: string,
): Mail =>
  fillTemplate(classSharingMail, sender, to, {
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}${href('classes')}/${String(id)}`,
  });
