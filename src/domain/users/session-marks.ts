/** What is known of an open session. Times are ISO 8601; `address` is empty when unknown. */
export interface MarkedSession {
  readonly createdAt: string;
  /** When its token was renewed last. */
  readonly usedAt: string | null;
  readonly address: string;
  readonly isCurrent: boolean;
}

/** What stands beside a session: it is this device's, in use, or from an address not seen before. */
export type SessionMark = 'thisDevice' | 'activeNow' | 'newAddress';

/** A session that is in use renews its token about every quarter of an hour. */
const activeMs = 20 * 60_000;

/**
 * Returns the marks of a session. An address is new when every session that was opened before has
 * another one; the first session has nothing to compare with.
 */
export function getSessionMarks(
  session: MarkedSession,
  all: readonly MarkedSession[],
  now: number,
): readonly SessionMark[] {
  const { isCurrent, usedAt, createdAt, address } = session;
  const earlier = all.filter((other) => Date.parse(other.createdAt) < Date.parse(createdAt));
  const isNew =
    address !== '' && earlier.length > 0 && earlier.every((other) => other.address !== address);
  const isActive = usedAt !== null && now - Date.parse(usedAt) < activeMs;
  return [
    ...(isCurrent ? (['thisDevice'] as const) : []),
    ...(isActive && !isCurrent ? (['activeNow'] as const) : []),
    ...(isNew ? (['newAddress'] as const) : []),
  ];
}
