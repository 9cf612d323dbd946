import type { EffectiveRole } from '../../src/domain/access/role.ts';

/** The signed-in person who sent a request, as the database describes them now. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** The row of the policy table that applies to `roles`. */
  readonly role: EffectiveRole;
}
