import { sharedQuizPath } from '../../src/domain/access/quiz-share.ts';
import { quizSharingMail } from '../../src/domain/sentences/quiz-sharing-mail.ts';
import type { Config } from '../config.ts';
import type { NewReader, ShareableQuiz } from '../store/quizzes/share-quiz.ts';
import { consoleAddress } from './console-address.ts';
import type { Mail } from './mailer.ts';

interface Sender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const inOneLine = (text: string): string => text.replaceAll(/\p{C}|\s+/gu, ' ').trim();
const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The mail that tells somebody who shared which quiz with them, with the link by which they open it. */
export function shareMail(
  config: Config,
  { id, kind, title }: ShareableQuiz,
  { firstName, lastName, email }: Sender,
  reader: NewReader,
): Mail {
  const name = inOneLine(`${firstName} ${lastName}`);
  const values = {
    name: name === '' ? email : name,
    email,
    title: inOneLine(title),
    link: consoleAddress(config) + sharedQuizPath(reader.role, kind, id),
  };
  return {
    to: reader.email,
    subject: filled(quizSharingMail.subject, values),
    text: filled(quizSharingMail.text, values),
  };
}
