import type { ActorRefFrom } from 'xstate';

import type { AuditEntry } from '../../api/contract/audit.ts';
import type { OpenSession } from '../../api/contract/sessions.ts';
import type { User } from '../../api/contract/users.ts';
import { createDetailsMachine } from '../shared/details-machine.ts';

/** A user as the list and the panel show them. */
export type UserRow = User;

/** The open sessions of a user and the newest entries of the audit log about them. */
export interface UserDetails {
  readonly sessions: readonly OpenSession[];
  readonly trail: readonly AuditEntry[];
  readonly trailCount: number;
}

/**
 * The panel beside the list of users: the chosen user, their sessions and their audit trail.
 * Provide `load`.
 */
export const userDetailsMachine = createDetailsMachine<User, UserDetails>('userDetails');

/** The running panel. */
export type UserDetailsRef = ActorRefFrom<typeof userDetailsMachine>;
