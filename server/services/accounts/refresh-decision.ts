/**
 * A stored refresh token: its hash, and the hash of the token it replaced (null for the first one).
 */
export interface RefreshToken {
  readonly hash: string;
  readonly parent: string | null;
}

/** What to do with a presented refresh token. */
export type RefreshDecision =
  /** A successor of the newest used token, used for the first time: older tokens are now spent. */
  | 'advance'
  /**
   * Already used, but none of its successors was: the response may have been lost, so another
   * successor is issued.
   */
  | 'repeat'
  /** Older, or replaced by another successor: the token was copied, and the whole session ends. */
  | 'reuse';

/**
 * Decides what happens to a presented token of a session (PD-13). `usedToken` is the hash of
 * the newest token used for a refresh, or null. Only that token and its direct successors are
 * valid.
 */
export function decideRefresh(usedToken: string | null, presented: RefreshToken): RefreshDecision {
  if (presented.hash === usedToken) return 'repeat';
  return presented.parent === usedToken ? 'advance' : 'reuse';
}
