/** A refresh token as it is kept: its hash and the hash of the token it was exchanged for (null for the one of the sign-in). */
export interface RefreshToken {
  readonly hash: string;
  readonly parent: string | null;
}

/** What to do with a presented refresh token. */
export type RefreshDecision =
  /** It is the newest one's successor, used for the first time: everything before it is spent now. */
  | 'advance'
  /** It was used already, but no successor of it was: the answer may have been lost, so another successor is handed out. */
  | 'repeat'
  /** It is older, or the brother of one that was used: somebody has a copy, and the whole family ends. */
  | 'reuse';

/**
 * Decides over a session's family of tokens (decision 13). `usedToken` is the hash of the newest token that was used for a
 * refresh, null while none was. At any time that token and its direct successors are good, and nothing else.
 */
export function decideRefresh(usedToken: string | null, presented: RefreshToken): RefreshDecision {
  if (presented.hash === usedToken) return 'repeat';
  return presented.parent === usedToken ? 'advance' : 'reuse';
}
