import type { Notice } from '../messages/notice.ts';
import type { ShareResponse } from './recipients.ts';

/**
 * Returns one notification, with the printed text, for each non-empty list of a response (QSHR-05
 * to QSHR-09, PD-34).
 */
export function createShareNotices({
  shared,
  alreadyShared,
  notAccess,
  notFound,
}: ShareResponse): readonly Notice[] {
  const notices = [
    { severity: 'success', key: 'quizSharing.shared', emails: shared },
    { severity: 'info', key: 'quizSharing.alreadyShared', emails: alreadyShared },
    { severity: 'warning', key: 'quizSharing.notAccess', emails: notAccess },
    { severity: 'warning', key: 'quizSharing.notFound', emails: notFound },
  ] as const;
  return notices
    .filter(({ emails }) => emails.length > 0)
    .map(({ severity, key, emails }) => ({
      severity,
      message: { key, values: { list: emails } },
    }));
}

/**
 * Returns the notices after a class was shared (ERR-06): the printed one, and one for each list of
 * addresses it was not shared with.
 */
export const createClassShareNotices = (response: ShareResponse): readonly Notice[] => [
  ...(response.shared.length === 0
    ? []
    : [{ severity: 'success' as const, message: { key: 'classes.shared' as const } }]),
  ...createShareNotices({ ...response, shared: [] }),
];
