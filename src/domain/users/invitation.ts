import type { Role } from '../access/role.ts';
import type { Message } from '../notice.ts';

/** What is filled in to invite somebody (SES-06, SES-07). */
export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null invites a customer. */
  readonly role: Role | null;
}

/** An invitation before anything is filled in. */
export const blankInvitation: Invitation = { email: '', firstName: '', lastName: '', role: null };

/** The faults of an invitation by field. */
export function checkInvitation({
  email,
}: Invitation): Readonly<Partial<Record<keyof Invitation, Message>>> {
  if (email.trim() === '') return { email: { key: 'session.required' } };
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: { key: 'users.notAnAddress' } };
}
