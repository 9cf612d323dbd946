import { and, eq, isNull } from 'drizzle-orm';

import { getConsoleUrl } from '../../config/config.ts';
import { hashToken } from '../../auth/hash-token.ts';
import { invitations, passwordResets } from '../../store/schema/auth.ts';
import type { Services } from '../services.ts';

/** What changes to accounts need; a command without a server has these too. */
export type AccountContext = Pick<Services, 'db' | 'clock' | 'random' | 'config'>;

/** A link that works once and until `expiresAt`. */
export interface OneTimeLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** Ends the open invitation links of a user: a link with `usedAt` is refused. */
export async function endInvitations(
  { db, clock }: Pick<AccountContext, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  await db
    .update(invitations)
    .set({ usedAt: clock.now() })
    .where(and(eq(invitations.userId, userId), isNull(invitations.usedAt)));
}

/**
 * Creates a link to /set-password for a user without a password (SES-06). Earlier links end.
 * `invitedBy` is null when an operator creates it on the command line.
 */
export async function createInvitationLink(
  context: AccountContext,
  userId: number,
  invitedBy: number | null,
): Promise<OneTimeLink> {
  const { db, clock, random, config } = context;
  const now = clock.now();
  const token = random.secret(32);
  const expiresAt = new Date(now.getTime() + config.INVITATION_TTL_SECONDS * 1000);
  await endInvitations(context, userId);
  await db
    .insert(invitations)
    .values({ tokenHash: hashToken(token), userId, invitedBy, createdAt: now, expiresAt });
  return { link: `${getConsoleUrl(config)}/set-password?token=${token}`, expiresAt };
}

/** Ends the open password links of a user: a link with `usedAt` is refused. */
export async function endPasswordResets(
  { db, clock }: Pick<AccountContext, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: clock.now() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Creates a link to /reset-password for a registered user. Earlier links end. */
export async function createPasswordResetLink(
  context: AccountContext,
  userId: number,
): Promise<OneTimeLink> {
  const { db, clock, random, config } = context;
  const now = clock.now();
  const token = random.secret(32);
  const expiresAt = new Date(now.getTime() + config.PASSWORD_RESET_TTL_SECONDS * 1000);
  await endPasswordResets(context, userId);
  await db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return { link: `${getConsoleUrl(config)}/reset-password?token=${token}`, expiresAt };
}
