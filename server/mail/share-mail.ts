import { getSharedQuizPath } from '../../src/domain/access/quiz-share.ts';
import { quizSharingMail } from '../../src/domain/messages/en/server/quiz-sharing-mail.ts';
import { formatMessage } from '../../src/domain/messages/format-message.ts';
import type { Config } from '../config.ts';
import type { NewReader, ShareableQuiz } from '../store/quizzes/share-quiz.ts';
import { getConsoleUrl } from '../config.ts';
import type { Mail } from './mailer.ts';

interface Sender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const toOneLine = (text: string): string => text.replaceAll(/\p{C}|\s+/gu, ' ').trim();

/**
 * Creates the mail that tells a person who shared which quiz with them, with the link that opens
 * it.
 */
export function createShareMail(
  config: Config,
  { id, kind, title }: ShareableQuiz,
  { firstName, lastName, email }: Sender,
  reader: NewReader,
): Mail {
  const name = toOneLine(`${firstName} ${lastName}`);
  const values = {
    name: name === '' ? email : name,
    email,
    title: toOneLine(title),
    link: getConsoleUrl(config) + getSharedQuizPath(reader.role, kind, id),
  };
  return {
    to: reader.email,
    subject: formatMessage(quizSharingMail.subject, values),
    text: formatMessage(quizSharingMail.text, values),
  };
}
