/** Why a stored quiz cannot be edited now by this person: it is being processed, or it is not theirs to change (PERM-20). */
export type ClosedBecause = 'processing' | 'denied';

interface Stored {
  readonly editable: boolean;
  readonly isProcessing: boolean;
}

/** Why the quiz cannot be edited; null when it can. */
export function closedBecause({ editable, isProcessing }: Stored): ClosedBecause | null {
  if (isProcessing) return 'processing';
  return editable ? null : 'denied';
}
