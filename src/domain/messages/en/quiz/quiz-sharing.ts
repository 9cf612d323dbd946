import { compileMessages } from '../../compile-messages.ts';

/**
 * Texts about the results of sharing, of which the specification prints four (QSHR-05 to QSHR-08),
 * and why it is refused.
 */
export const quizSharing = compileMessages({
  shared: 'Shared: {list}',
  alreadyShared: 'Already shared: {list}',
  notAccess: 'Not access: {list}',
  notFound: 'Not found: {list}',
  title: 'Share quiz',
  marks: { notAccess: 'no access to quizzes' },
  nobody: 'Enter at least one e-mail address.',
  correctFirst:
    '{count, plural, one {One entry is not an e-mail address. Correct or remove it.} other {# entries are not e-mail addresses. Correct or remove them.}}',
  tooMany: 'At most {max} people at once; you entered {count}.',
  gone: 'This quiz no longer exists, or you cannot share it.',
});
