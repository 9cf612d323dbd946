import { getSharedQuizPath } from '../../src/domain/access/quiz-share.ts';
import { type Config, getConsoleUrl } from '../config/config.ts';
import type { ShareableQuiz } from '../store/quizzes/share-quiz.ts';
import type { NewReader } from '../store/share-with-people.ts';
import type { Mail } from './mailer.ts';
import { getSenderName, toOneLine, type Sender } from './sender.ts';

/**
 * Creates the mail that tells a person who shared which quizzes with them, with the links that open
 * them.
 */
export function createShareMail(
  config: Config,
  quizzes: readonly ShareableQuiz[],
  sender: Sender,
  reader: NewReader,
): Mail {
  const shared = quizzes.map(({ id, kind, title }) => ({
    title: toOneLine(title),
    link: getConsoleUrl(config) + getSharedQuizPath(reader.role, kind, id),
  }));
  const values = {
    name: getSenderName(sender),
    email: sender.email,
    count: shared.length,
    list: shared.map(({ title, link }) => `${title}\n${link}`).join('\n\n'),
    title: shared[0]?.title ?? '',
    link: shared[0]?.link ?? '',
  };
  const template = shared.length === 1 ? 'quizSharingMail' : 'quizzesSharingMail';
  return {
    to: reader.email,
    otherLanguage: sender.language,
    write: ({ formatMessage }) => ({
      subject: formatMessage(`${template}.subject`, values),
      text: formatMessage(`${template}.text`, values),
    }),
  };
}
