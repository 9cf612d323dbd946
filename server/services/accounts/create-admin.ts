import { eq, sql } from 'drizzle-orm';

import { writeAuditEntry } from '../../store/audit/write-audit-entry.ts';
import type { Database } from '../../store/database.ts';
import { users } from '../../store/schema/auth.ts';
import {
  type AccountContext,
  createInvitationLink,
  createPasswordResetLink,
  type OneTimeLink,
} from './one-time-links.ts';

/** The link of a super admin, and whether the account existed before. */
interface CreatedAdmin extends OneTimeLink {
  readonly kind: 'created';
  readonly email: string;
  readonly isNew: boolean;
}

/** The account exists with other rights, which somebody has to agree to change. */
interface OtherAccount {
  readonly kind: 'otherAccount';
  readonly email: string;
  readonly isSuperAdmin: boolean;
  readonly isDisabled: boolean;
}

/**
 * Makes the account with this e-mail an enabled super admin, creating it when there is none, in one
 * transaction. Returns the one-time link to choose a name and a password, or only a new password
 * when the account is registered. An account that is no super admin, or disabled, is changed only
 * when `mayChange` says so.
 */
export function createAdmin(
  context: AccountContext,
  address: string,
  mayChange: boolean,
): Promise<CreatedAdmin | OtherAccount> {
  const email = address.trim().toLowerCase();
  return context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction as unknown as Database };
    const { db, clock, random } = inside;
    const [existing] = await db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`)
      .for('update');
    if (existing !== undefined && !mayChange) {
      const isSuperAdmin = existing.roles.includes('ROLE_SUPER_ADMIN');
      const isDisabled = existing.disabledAt !== null;
      if (!isSuperAdmin || isDisabled)
        return { kind: 'otherAccount', email, isSuperAdmin, isDisabled };
    }
    const roles = [...new Set(['ROLE_SUPER_ADMIN', ...(existing?.roles ?? [])])];
    const [user] =
      existing === undefined
        ? await db.insert(users).values({ email, roles, createdAt: clock.now() }).returning()
        : await db
            .update(users)
            .set({ roles, disabledAt: null })
            .where(eq(users.id, existing.id))
            .returning();
    if (user === undefined) throw new Error('the super admin was not stored');
    await writeAuditEntry(inside, {
      userId: null,
      action: 'create-admin',
      target: email,
      status: 200,
      address: 'command line',
      requestId: random.uuid(),
      details: { ...(existing !== undefined && { before: existing.roles }), after: roles },
    });
    const link =
      user.passwordHash === null
        ? await createInvitationLink(inside, user.id, null)
        : await createPasswordResetLink(inside, user.id);
    return { kind: 'created', ...link, email, isNew: existing === undefined };
  });
}
