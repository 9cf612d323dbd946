import type { EffectiveRole } from '../../../src/domain/access/role.ts';

/** The person whose reach limits a query. */
export interface ScopedCaller {
  readonly userId: number;
  readonly role: EffectiveRole;
}
