import type { Notice } from '../messages/notice.ts';
import type { ShareResponse } from '../sharing/recipients.ts';
import { createShareNotices } from '../sharing/share-notices.ts';

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
