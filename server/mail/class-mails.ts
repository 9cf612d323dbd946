import { href } from '../../src/domain/access/href.ts';
import {
  classInvitationMail,
  classSharingMail,
} from '../../src/domain/messages/en/server/sharing-mails.ts';
import { formatMessage } from '../../src/domain/messages/format-message.ts';
import { getConsoleUrl, type Config } from '../config.ts';
import type { Mail } from './mailer.ts';
import { getSenderName, toOneLine, type Sender } from './sender.ts';

interface TitledClass {
  readonly id: number;
  readonly title: string;
}

/** Creates the mail that invites a student to a class. */
export function createInvitationMail(
  config: Config,
  { title }: TitledClass,
  sender: Sender,
  to: string,
): Mail {
  const values = {
    name: getSenderName(sender),
    email: sender.email,
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}/`,
  };
  return {
    to,
    subject: formatMessage(classInvitationMail.subject, values),
    text: formatMessage(classInvitationMail.text, values),
  };
}

/** Creates the mail that tells a colleague who shared which class with them. */
export function createClassSharingMail(
  config: Config,
  { id, title }: TitledClass,
  sender: Sender,
  to: string,
): Mail {
  const values = {
    name: getSenderName(sender),
    email: sender.email,
    title: toOneLine(title),
    link: `${getConsoleUrl(config)}${href('classes')}/${String(id)}`,
  };
  return {
    to,
    subject: formatMessage(classSharingMail.subject, values),
    text: formatMessage(classSharingMail.text, values),
  };
}
