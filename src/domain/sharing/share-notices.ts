import type { Notice } from '../notice.ts';
import type { ShareAnswer } from './recipients.ts';

/** One notification for each list of an answer that holds somebody, in the printed words (QSHR-05 to QSHR-09, decision 34). */
export function shareNotices({
  shared,
  alreadyShared,
  notAccess,
  notFound,
}: ShareAnswer): readonly Notice[] {
  const told = [
    { severity: 'success', key: 'quizSharing.shared', emails: shared },
    { severity: 'info', key: 'quizSharing.alreadyShared', emails: alreadyShared },
    { severity: 'warning', key: 'quizSharing.notAccess', emails: notAccess },
    { severity: 'warning', key: 'quizSharing.notFound', emails: notFound },
  ] as const;
  return told
    .filter(({ emails }) => emails.length > 0)
    .map(({ severity, key, emails }) => ({
      severity,
      message: { key, values: { list: emails.join(', ') } },
    }));
}
