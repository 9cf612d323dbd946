import { getSharedQuizPath } from '../../src/domain/access/quiz-share.ts';
import { quizSharingMail } from '../../src/domain/messages/en/server/sharing-mails.ts';
import { formatMessage } from '../../src/domain/messages/format-message.ts';
import { type Config, getConsoleUrl } from '../config/config.ts';
import type { ShareableQuiz } from '../store/quizzes/share-quiz.ts';
import type { NewReader } from '../store/share-with-people.ts';
import type { Mail } from './mailer.ts';
import { getSenderName, toOneLine, type Sender } from './sender.ts';

/**
 * Creates the mail that tells a person who shared which quiz with them, with the link that opens
 * it.
 */
export function createShareMail(
  config: Config,
  { id, kind, title }: ShareableQuiz,
  sender: Sender,
  reader: NewReader,
): Mail {
  const values = {
    name: getSenderName(sender),
    email: sender.email,
    title: toOneLine(title),
    link: getConsoleUrl(config) + getSharedQuizPath(reader.role, kind, id),
  };
  return {
    to: reader.email,
    subject: formatMessage(quizSharingMail.subject, values),
    text: formatMessage(quizSharingMail.text, values),
  };
}
