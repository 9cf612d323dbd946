import type { Role } from '../access/role.ts';
import type { Message } from '../messages/message.ts';

/** The values of the invitation form (SES-06, SES-07). */
export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null invites a customer. */
  readonly role: Role | null;
}

/** The empty invitation form. */
export const blankInvitation: Invitation = { email: '', firstName: '', lastName: '', role: null };

/** Returns the errors of an invitation by field. */
export function validateInvitation({
  email,
}: Invitation): Readonly<Partial<Record<keyof Invitation, Message>>> {
  if (email.trim() === '') return { email: { key: 'session.required' } };
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: { key: 'session.notAnAddress' } };
}
