/** How long something that was deleted can be restored, in milliseconds. */
export const restorableMs = 24 * 3_600_000;

/** Returns the time before which what was deleted or removed is gone for good. */
export const getRestoreLimit = (now: Date): Date => new Date(now.getTime() - restorableMs);
