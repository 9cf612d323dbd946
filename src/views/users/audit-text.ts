import type { FormatMessage } from '../../domain/messages/message.ts';
import type { AuditRow } from '../../machines/users/audit-machines.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import { href } from '../../domain/access/href.ts';
import { getQuizPath } from '../../domain/access/quiz-paths.ts';
import {
  isAccountAction,
  isAuditAction,
  type AuditAction,
} from '../../domain/users/audit-entry.ts';
import { nameRoles } from '../shared/user-text.ts';

const labels: Readonly<Record<AuditAction, MessageKey>> = {
  'sign-in': 'audit.actions.signIn',
  'sign-out': 'audit.actions.signOut',
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
  denied: 'audit.actions.denied',
  created: 'audit.actions.created',
  changed: 'audit.actions.changed',
  deleted: 'audit.actions.deleted',
  restored: 'audit.actions.restored',
  copied: 'audit.actions.copied',
  imported: 'audit.actions.imported',
  shared: 'audit.actions.shared',
  unshared: 'audit.actions.unshared',
  published: 'audit.actions.published',
  'deadline changed': 'audit.actions.deadlineChanged',
  rebuilt: 'audit.actions.rebuilt',
  'rebuild undone': 'audit.actions.rebuildUndone',
  'rebuilds requested': 'audit.actions.rebuildsRequested',
  'rebuilds cancelled': 'audit.actions.rebuildsCancelled',
  'picture added': 'audit.actions.pictureAdded',
  'students invited': 'audit.actions.studentsInvited',
  'invitations sent again': 'audit.actions.invitationsSentAgain',
  'students reminded': 'audit.actions.studentsReminded',
  'student address corrected': 'audit.actions.studentAddressCorrected',
  'students removed': 'audit.actions.studentsRemoved',
  'students restored': 'audit.actions.studentsRestored',
  'quizzes added': 'audit.actions.quizzesAdded',
  'quizzes sorted': 'audit.actions.quizzesSorted',
  'quiz removed': 'audit.actions.quizRemoved',
  'quiz put back': 'audit.actions.quizPutBack',
  'playlists added': 'audit.actions.playlistsAdded',
  'playlists sorted': 'audit.actions.playlistsSorted',
  'playlist removed': 'audit.actions.playlistRemoved',
  'playlist put back': 'audit.actions.playlistPutBack',
  'document added': 'audit.actions.documentAdded',
  'document changed': 'audit.actions.documentChanged',
  'document shared': 'audit.actions.documentShared',
  'document deleted': 'audit.actions.documentDeleted',
  'document restored': 'audit.actions.documentRestored',
  'video added': 'audit.actions.videoAdded',
  'editor added': 'audit.actions.editorAdded',
  'editor removed': 'audit.actions.editorRemoved',
  'video replaced': 'audit.actions.videoReplaced',
  'logo replaced': 'audit.actions.logoReplaced',
  'articles assigned': 'audit.actions.articlesAssigned',
  'articles removed': 'audit.actions.articlesRemoved',
  'values stored': 'audit.actions.valuesStored',
  'values imported': 'audit.actions.valuesImported',
  'change undone': 'audit.actions.changeUndone',
  'switched on': 'audit.actions.switchedOn',
  'switched off': 'audit.actions.switchedOff',
  'list settings changed': 'audit.actions.listSettingsChanged',
  'language changed': 'audit.actions.languageChanged',
  POST: 'audit.actions.methodPost',
  PATCH: 'audit.actions.changed',
  DELETE: 'audit.actions.deleted',
  GET: 'audit.actions.methodGet',
};

/** Returns the name of who did it, or what they were. */
export function formatActor(
  { email, name, userId, action }: AuditRow,
  formatMessage: FormatMessage,
): string {
  if (email !== null) return name === '' ? email : name;
  if (action === 'create-admin') return formatMessage('audit.operator');
  return formatMessage(userId === null ? 'audit.visitor' : 'audit.removedAccount');
}

const searchIn = (path: string, text: string): string =>
  `${path}?${String(new URLSearchParams({ search: text }))}`;

/** Returns the address of what an entry is about, null where there is none any more. */
export function getTargetHref({ object, target, action }: AuditRow): string | null {
  if (object === null)
    return isAccountAction(action) && target !== '' ? searchIn(href('users'), target) : null;
  const { kind, id, quizList, isThere } = object;
  if (!isThere) return null;
  if (kind === 'banner') return href('banner');
  if (kind === 'flag') return href('featureFlags');
  if (id === null) return null;
  switch (kind) {
    case 'quiz':
      return quizList === null ? null : getQuizPath(quizList, 'view', id);
    case 'class':
      return href('classDetail', { id });
    case 'playlist':
      return href('playlist', { id });
    case 'sponsor':
      return href('sponsorEdit', { id });
    case 'translationGroup':
      return href('translationGroupEdit', { groupId: id });
    case 'collection':
      return searchIn(href('methodsCollections'), target);
    case 'translation':
      return searchIn(href('translations'), target);
  }
}

/** Returns the address that restores what an entry has deleted, or null. */
export const getRestoreHref = ({ object, target }: AuditRow): string | null =>
  object?.isRestorable === true ? searchIn(href('recentlyDeleted'), target) : null;

const shownNames = 3;

/** Returns the kind of the object of an entry, and the people or parts, as far as they are known. */
export function formatAbout({ object, details }: AuditRow, formatMessage: FormatMessage): string {
  const kind = object === null ? '' : formatMessage(`audit.objects.${object.kind}`);
  const held = details?.['names'];
  if (!Array.isArray(held) || held.length === 0) return kind;
  const shown = held.slice(0, shownNames).map(String);
  const names =
    held.length > shownNames
      ? formatMessage('audit.moreNames', { names: shown, count: held.length - shownNames })
      : shown;
  return formatMessage('audit.about', { kind, names });
}

/** Returns the action of an entry in words; one of a newer version as it was recorded. */
export const formatAction = ({ action, details }: AuditRow, formatMessage: FormatMessage): string =>
  isAuditAction(action)
    ? formatMessage(labels[action], { count: Number(details?.['count'] ?? 0) })
    : action;

/**
 * Returns the roles before and after a change, or null when an entry records no change. `before` is
 * null for a new account.
 */
export function formatRoleChange(
  { details }: AuditRow,
  formatMessage: FormatMessage,
): { readonly before: string | null; readonly after: string } | null {
  const [before, after] = [details?.['before'], details?.['after']].map((held) =>
    Array.isArray(held) ? formatMessage({ list: nameRoles(held, formatMessage) }) : null,
  );
  return after === null || after === undefined || before === after
    ? null
    : { before: before ?? null, after };
}
