import type { Clock } from '../../shared/system.ts';
import type { AuditObjectKind } from '../../../src/domain/users/audit-entry.ts';
import type { Database } from '../database.ts';
import { auditLog, type AuditDetails } from '../schema/auth.ts';

/** An entry of the audit log: who did what, and the result. */
export interface AuditEntry {
  readonly userId: number | null;
  /** An action of `src/domain/users/audit-entry.ts`. */
  readonly action: string;
  /** The title of the object or the e-mail of an account; the call that was denied. */
  readonly target: string;
  /** What `target` is; none for accounts, sign-ins and denials. */
  readonly objectKind?: AuditObjectKind | null;
  /** Null for several objects, and for those without a number. */
  readonly objectId?: number | null;
  readonly status: number;
  readonly address: string;
  readonly requestId: string;
  readonly details?: AuditDetails;
}

/**
 * Writes one or more entries into the audit log. Inside a transaction it is committed or rolled back with the
 * change.
 */
export async function writeAuditEntry(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  ...entries: readonly [AuditEntry, ...(readonly AuditEntry[])]
): Promise<void> {
  await db.insert(auditLog).values(entries.map((entry) => ({ at: clock.now(), ...entry })));
}
