import type { Services } from './services.ts';
import { auditLog } from '../store/schema/auth.ts';

/** A line of the audit log: who did what to what, and how it ended. */
export interface AuditEntry {
  readonly userId: number | null;
  /** `sign-in`, `sign-in refused`, `denied`, or `POST` and the like for a write. */
  readonly action: string;
  readonly target: string;
  readonly status: number;
  readonly address: string;
  readonly requestId: string;
}

/** Writes one line into the audit log; inside a transaction it stands or falls with what it tells of. */
export async function audit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at: clock.now(), ...entry });
}
