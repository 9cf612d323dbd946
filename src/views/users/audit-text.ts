import type { AuditRow } from '../../machines/users/audit-machines.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import { isAuditAction, type AuditAction } from '../../domain/users/audit-entry.ts';
import type { FormatMessage } from '../shared/format-message.tsx';
import { nameRoles } from '../shared/user-text.ts';

const labels: Readonly<Record<AuditAction, MessageKey>> = {
  'sign-in': 'audit.actions.signIn',
  'sign-in refused': 'audit.actions.signInRefused',
  'refresh token reused': 'audit.actions.tokenReused',
  registration: 'audit.actions.registration',
  'set-up': 'audit.actions.setUp',
  'create-admin': 'audit.actions.createAdmin',
  invitation: 'audit.actions.invitation',
  'invitation link': 'audit.actions.invitationLink',
  'roles changed': 'audit.actions.rolesChanged',
  'user disabled': 'audit.actions.userDisabled',
  'user enabled': 'audit.actions.userEnabled',
  'sessions ended': 'audit.actions.sessionsEnded',
  'password link': 'audit.actions.passwordLink',
  'password reset': 'audit.actions.passwordReset',
  'password changed': 'audit.actions.passwordChanged',
  'mail revealed': 'audit.actions.mailRevealed',
  'mail sent again': 'audit.actions.mailSentAgain',
  POST: 'audit.actions.created',
  PATCH: 'audit.actions.changed',
  DELETE: 'audit.actions.deleted',
  GET: 'audit.actions.started',
  denied: 'audit.actions.denied',
};

/** Returns the action of an entry in words; one of a newer version as it was recorded. */
export const formatAction = ({ action }: AuditRow, formatMessage: FormatMessage): string =>
  isAuditAction(action) ? formatMessage(labels[action]) : action;

/**
 * Returns the roles before and after a change, or null when an entry records no change. `before` is
 * null for a new account.
 */
export function formatRoleChange(
  { details }: AuditRow,
  formatMessage: FormatMessage,
): { readonly before: string | null; readonly after: string } | null {
  const [before, after] = [details?.['before'], details?.['after']].map((held) =>
    Array.isArray(held) ? nameRoles(held, formatMessage).join(', ') : null,
  );
  return after === null || after === undefined || before === after
    ? null
    : { before: before ?? null, after };
}
