/**
 * Why the server no longer renews a session: somebody ended it, its time is over, the account was
 * disabled, or its token was used twice.
 */
export const endReasons = ['ended', 'expired', 'disabled', 'reused'] as const;

/** One of the reasons; `unknown` where the server tells none. */
export type EndReason = (typeof endReasons)[number] | 'unknown';

/** Returns the reason of a text, `unknown` for any other text. */
export const parseEndReason = (text: string | null): EndReason =>
  endReasons.find((reason) => reason === text) ?? 'unknown';
