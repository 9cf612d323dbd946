/** Returns the set with a member that it did not have, or without one that it had. */
export function toggleMember<T>(members: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const next = new Set(members);
  if (!next.delete(member)) next.add(member);
  return next;
}
