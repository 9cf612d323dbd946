import type { Clock } from '../shared/system.ts';
import type { Database } from './database.ts';
import { auditLog, type AuditDetails } from './schema/auth.ts';

/** An entry of the audit log: who did what, and the result. */
export interface AuditEntry {
  readonly userId: number | null;
  /** `sign-in`, `sign-in refused`, `denied`, or the method of a write, such as `POST`. */
  readonly action: string;
  readonly target: string;
  readonly status: number;
  readonly address: string;
  readonly requestId: string;
  readonly details?: AuditDetails;
}

/**
 * Writes an entry into the audit log. Inside a transaction it is committed or rolled back with the
 * change.
 */
export async function writeAuditEntry(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at: clock.now(), ...entry });
}
