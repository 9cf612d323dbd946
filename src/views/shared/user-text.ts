import type { FormatMessage } from '../../domain/messages/message.ts';
import { roles, type Role } from '../../domain/access/role.ts';

interface NamedUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** Returns the full name, or the e-mail of a person without a name. */
export const formatPerson = ({ email, firstName, lastName }: NamedUser): string => {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? email : name;
};

/** Returns the names of roles; a person without one is a customer. */
export const nameRoles = (held: readonly string[], formatMessage: FormatMessage): string[] =>
  held.length === 0
    ? [formatMessage('users.roleNames.customer')]
    : held.map((role) => (isRole(role) ? formatMessage(`users.roleNames.${role}`) : role));
