import { effectiveRole, type EffectiveRole } from './role.ts';

/** The signed-in person; the e-mail tells whether somebody else has signed in. */
export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

/** The role that decides menu and routes (PERM-01, decision 2). */
export const roleOf = (user: SessionUser): EffectiveRole => effectiveRole(user.roles);
