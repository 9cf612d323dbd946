/**
 * Why this user cannot edit a stored quiz now: it is being processed, or the user may not change it
 * (PERM-20).
 */
export type EditBlocker = 'processing' | 'denied';

interface Stored {
  readonly editable: boolean;
  readonly isProcessing: boolean;
}

/** Returns why the quiz cannot be edited, or null. */
export function getEditBlocker({ editable, isProcessing }: Stored): EditBlocker | null {
  if (isProcessing) return 'processing';
  return editable ? null : 'denied';
}
