import * as banner from '../../src/api/contract/banner.ts';
import * as classDocuments from '../../src/api/contract/class-documents.ts';
import * as classContents from '../../src/api/contract/class-contents.ts';
import * as classStudents from '../../src/api/contract/class-students.ts';
import * as classes from '../../src/api/contract/class.ts';
import { setCollectionEditor } from '../../src/api/contract/collections.ts';
import type { Endpoint, Request, ResponseContent } from '../../src/api/contract/endpoint.ts';
import { signOut, updateProfile } from '../../src/api/contract/auth.ts';
import { setFlag } from '../../src/api/contract/flags.ts';
import { replaceListSettings } from '../../src/api/contract/list-settings.ts';
import * as playlists from '../../src/api/contract/playlists.ts';
import * as quizAdmin from '../../src/api/contract/quiz-admin.ts';
import * as quizLibrary from '../../src/api/contract/quiz-library.ts';
import {
  changeQuizzes,
  listBulkActions,
  type ChangedQuiz,
} from '../../src/api/contract/quiz-bulk.ts';
import * as rebuilds from '../../src/api/contract/quiz-rebuild.ts';
import { restoreQuiz, undoRebuild } from '../../src/api/contract/quiz-restore.ts';
import { setDeadline } from '../../src/api/contract/quiz-results.ts';
import { shareCustomerQuiz, shareQuiz } from '../../src/api/contract/quiz-sharing.ts';
import * as templates from '../../src/api/contract/quiz-template.ts';
import * as userQuizzes from '../../src/api/contract/quiz-user.ts';
import * as sponsors from '../../src/api/contract/sponsors.ts';
import { storeTranslations, undoTranslations } from '../../src/api/contract/translation-blocks.ts';
import { importTranslationGroup } from '../../src/api/contract/translation-files.ts';
import * as translations from '../../src/api/contract/translations.ts';
import { uploadImage } from '../../src/api/contract/uploads.ts';
import { readFields } from '../../src/domain/shapes.ts';
import type { AuditAction, AuditObjectKind } from '../../src/domain/users/audit-entry.ts';
import { readTitles, type TitledKind } from '../store/audit/audit-objects.ts';
import type { AuditEntry } from '../store/audit/write-audit-entry.ts';
import type { Database } from '../store/database.ts';

/** What a call tells about itself besides the kind of its object and its action. */
interface Notes {
  /** Replaces the action of the row. */
  readonly action?: AuditAction;
  /** The objects; by default `id` of the path or of the reply. */
  readonly ids?: readonly number[];
  /** Names the object where it has no title of its own. */
  readonly target?: string;
  /** What was added to the object or taken from it. */
  readonly parts?: { readonly kind: TitledKind; readonly ids: readonly number[] };
  readonly names?: readonly string[];
  /** How many things or people the action is about. */
  readonly count?: number;
}

interface AuditedWrite {
  readonly endpoint: Endpoint;
  readonly object: AuditObjectKind | null;
  readonly action: AuditAction;
  readonly describe: (request: unknown, content: unknown) => Notes;
}

/** `content` is null in a call that deletes: it is described before it runs. */
const audit = <E extends Endpoint>(
  endpoint: E,
  object: AuditObjectKind | null,
  action: AuditAction,
  describe: (request: Request<E>, content: ResponseContent<E>) => Notes = () => ({}),
): AuditedWrite => ({ endpoint, object, action, describe: describe as AuditedWrite['describe'] });

/** Names those who got access to a quiz or lost it, each once. */
function nameReaders(done: readonly ChangedQuiz[]): Pick<Notes, 'names' | 'count'> {
  const names = new Set(
    done.flatMap(({ undo }) => [...(undo?.addReaders ?? []), ...(undo?.removeReaders ?? [])]),
  );
  return { names: [...names], count: names.size };
}

const quizWrites = [
  ...[
    templates.createTemplate,
    quizLibrary.createLibraryQuiz,
    quizAdmin.createAdminQuiz,
    userQuizzes.createUserQuiz,
  ].map((endpoint) => audit(endpoint, 'quiz', 'created')),
  ...[
    templates.updateTemplate,
    quizLibrary.updateLibraryQuiz,
    quizAdmin.updateAdminQuiz,
    userQuizzes.updateUserQuiz,
  ].map((endpoint) => audit(endpoint, 'quiz', 'changed')),
  ...[
    templates.deleteTemplate,
    quizLibrary.deleteLibraryQuiz,
    quizAdmin.deleteAdminQuiz,
    userQuizzes.deleteUserQuiz,
  ].map((endpoint) => audit(endpoint, 'quiz', 'deleted')),
  audit(templates.importTemplates, 'quiz', 'imported', ({ body }, { quizzes }) => ({
    ids: quizzes.flatMap(({ id }) => id ?? []),
    names: [body.file.name],
    count: quizzes.length,
  })),
  audit(restoreQuiz, 'quiz', 'restored'),
  audit(changeQuizzes, 'quiz', 'changed', ({ body: { changes } }, { quizzes }) => {
    const done = quizzes.filter(({ undo }) => undo !== null);
    // All changes of a call are alike.
    const [first] = changes;
    const [action] = changes.flatMap(listBulkActions);
    const people = first?.addReaders ?? first?.removeReaders;
    return {
      ...(action !== undefined && { action }),
      // A copy is a new quiz.
      ids: done.map(({ id, undo }) => (first?.copy === true ? (undo?.id ?? id) : id)),
      // The number of people where there are some: their sentence counts them.
      ...(people === undefined ? { count: done.length } : nameReaders(done)),
    };
  }),
  audit(shareQuiz, 'quiz', 'shared', (_, { shared }) => ({ names: shared, count: shared.length })),
  audit(shareCustomerQuiz, 'quiz', 'shared', (_, { shared }) => ({
    names: shared,
    count: shared.length,
  })),
  audit(setDeadline, 'quiz', 'deadline changed'),
  audit(rebuilds.rebuildLibraryQuiz, 'quiz', 'rebuilt'),
  audit(undoRebuild, 'quiz', 'rebuild undone'),
  audit(rebuilds.rebuildSections, null, 'rebuilds requested'),
  audit(rebuilds.cancelRebuild, null, 'rebuilds cancelled'),
  audit(uploadImage, null, 'picture added', ({ body }) => ({ target: body.file.name })),
];

/** Students are counted and not named: the log must not keep their addresses. */
const classWrites = [
  audit(classes.createClass, 'class', 'created'),
  audit(classes.updateClass, 'class', 'changed'),
  audit(classes.copyClass, 'class', 'copied', ({ params }) => ({ ids: [params.id] })),
  audit(classes.deleteClass, 'class', 'deleted'),
  audit(classes.restoreClass, 'class', 'restored'),
  audit(classes.publishClass, 'class', 'published'),
  audit(classes.shareClass, 'class', 'shared', (_, { shared }) => ({
    names: shared,
    count: shared.length,
  })),
  audit(classes.unshareClass, 'class', 'unshared'),
  audit(classes.inviteToClass, 'class', 'students invited', (_, { invited }) => ({
    count: invited.length,
  })),
  audit(classStudents.resendInvitations, 'class', 'invitations sent again', (_, { sent }) => ({
    count: sent.length,
  })),
  audit(classStudents.remindStudents, 'class', 'students reminded', ({ params }, { sent }) => ({
    parts: { kind: 'quiz', ids: [params.quizId] },
    count: sent,
  })),
  audit(classStudents.correctStudentAddress, 'class', 'student address corrected'),
  audit(classStudents.removeStudents, 'class', 'students removed'),
  audit(classStudents.restoreStudents, 'class', 'students restored'),
  // The handlers record the classes that got something; this is recorded when none did.
  audit(classContents.addQuizzesToClasses, 'class', 'quizzes added', ({ body }) => ({
    ids: body.classIds,
    names: [],
    count: 0,
  })),
  audit(classContents.removeQuizFromClass, 'class', 'quiz removed', ({ params }) => ({
    parts: { kind: 'quiz', ids: [params.quizId] },
  })),
  audit(classContents.restoreQuizOfClass, 'class', 'quiz put back', ({ params }) => ({
    parts: { kind: 'quiz', ids: [params.quizId] },
  })),
  audit(classContents.orderQuizzesOfClass, 'class', 'quizzes sorted'),
  audit(classContents.addPlaylistsToClasses, 'class', 'playlists added', ({ body }) => ({
    ids: body.classIds,
    names: [],
    count: 0,
  })),
  audit(classContents.removePlaylistFromClass, 'class', 'playlist removed', ({ params }) => ({
    parts: { kind: 'playlist', ids: [params.playlistId] },
  })),
  audit(classContents.restorePlaylistOfClass, 'class', 'playlist put back', ({ params }) => ({
    parts: { kind: 'playlist', ids: [params.playlistId] },
  })),
  audit(classContents.orderPlaylistsOfClass, 'class', 'playlists sorted'),
  audit(classDocuments.uploadDocument, 'class', 'document added', ({ params }, { fileName }) => ({
    ids: [params.id],
    names: [fileName],
  })),
  ...(
    [
      [classDocuments.updateDocument, 'document changed'],
      [classDocuments.shareDocument, 'document shared'],
      [classDocuments.deleteDocument, 'document deleted'],
      [classDocuments.restoreDocument, 'document restored'],
    ] as const
  ).map(([endpoint, action]) =>
    audit(endpoint, 'class', action, ({ params }) => ({
      parts: { kind: 'document', ids: [params.docId] },
    })),
  ),
];

const otherWrites = [
  audit(playlists.createPlaylist, 'playlist', 'created'),
  audit(playlists.updatePlaylist, 'playlist', 'changed'),
  audit(playlists.copyPlaylist, 'playlist', 'copied', ({ params }) => ({ ids: [params.id] })),
  audit(playlists.deletePlaylist, 'playlist', 'deleted'),
  audit(playlists.restorePlaylist, 'playlist', 'restored'),
  audit(playlists.addArticleToPlaylist, 'playlist', 'video added', ({ params }) => ({
    ids: [params.playlistId],
  })),
  audit(setCollectionEditor, 'collection', 'editor added', ({ params, body }) => ({
    action: body.isEditor ? 'editor added' : 'editor removed',
    parts: { kind: 'user', ids: [params.editorId] },
  })),
  audit(sponsors.createSponsor, 'sponsor', 'created'),
  audit(sponsors.updateSponsor, 'sponsor', 'changed'),
  audit(sponsors.deleteSponsor, 'sponsor', 'deleted'),
  audit(sponsors.uploadSponsorVideo, 'sponsor', 'video replaced'),
  audit(sponsors.uploadSponsorLogo, 'sponsor', 'logo replaced'),
  audit(sponsors.addArticlesToSponsor, 'sponsor', 'articles assigned', ({ body }, { error }) => ({
    count: body.articles.length - Object.keys(error ?? {}).length,
  })),
  audit(sponsors.removeArticlesFromSponsor, 'sponsor', 'articles removed'),
  audit(translations.addTranslations, 'translation', 'created', ({ body }, added) => ({
    ids: added.slice(0, 1).map(({ id }) => id),
    names: body.translations.map(({ language }) => language),
  })),
  audit(translations.updateTranslation, 'translation', 'changed', ({ params, body }) => ({
    ids: [params.translationId],
    names: [body.language],
  })),
  audit(translations.deleteTranslation, 'translation', 'deleted'),
  audit(storeTranslations, 'translation', 'values stored', (_, { stored }) => ({
    names: [...new Set(stored.map(({ key }) => key))],
    count: stored.length,
  })),
  audit(undoTranslations, null, 'change undone', (_, { restored }) => ({ count: restored })),
  audit(translations.createTranslationGroup, 'translationGroup', 'created'),
  audit(translations.updateTranslationGroup, 'translationGroup', 'changed'),
  audit(translations.deleteTranslationGroup, 'translationGroup', 'deleted'),
  audit(importTranslationGroup, 'translationGroup', 'values imported', ({ body }) => ({
    names: [body.file.name],
  })),
  audit(banner.createBanner, 'banner', 'created'),
  audit(banner.updateBanner, 'banner', 'changed', ({ body }) => ({ ids: [body.id] })),
  audit(setFlag, 'flag', 'switched on', ({ params, body }) => ({
    action: body.value ? 'switched on' : 'switched off',
    target: params.key,
  })),
  audit(replaceListSettings, null, 'list settings changed', ({ params }) => ({
    target: params.list,
  })),
  audit(updateProfile, null, 'language changed', ({ body }) => ({ target: body.language })),
  audit(signOut, null, 'sign-out'),
];

/**
 * The calls whose rows of the audit log are described here. Calls about accounts say it themselves,
 * and others add what only their handler knows (`respondWithAudit`).
 */
export const auditedWrites: ReadonlyMap<Endpoint, AuditedWrite> = new Map(
  [...quizWrites, ...classWrites, ...otherWrites].map((each) => [each.endpoint, each]),
);

const maxTargetCharacters = 200;

/** How many names of people or things an entry keeps. */
export const maxNames = 20;

/** Returns an id that a request has in its path or a reply in its content; none otherwise. */
function readId(value: unknown): readonly number[] {
  const { id } = readFields(value) ?? {};
  return typeof id === 'number' ? [id] : [];
}

/** What the audit log records of a write: action, object, and details. */
export type AuditNote = Pick<AuditEntry, 'action' | 'target'> &
  Partial<Pick<AuditEntry, 'objectKind' | 'objectId' | 'details'>>;

/**
 * Returns what the audit log records of a call, with the titles as they are now; null for a call
 * whose handler says it. `content` is what the call replied, null before it ran.
 */
export async function describeWrite(
  db: Database,
  endpoint: Endpoint,
  request: { readonly params: unknown },
  content: unknown,
): Promise<AuditNote | null> {
  const write = auditedWrites.get(endpoint);
  if (write === undefined) return null;
  const { object } = write;
  const notes = write.describe(request, content);
  const ids = notes.ids ?? [...readId(request.params), ...readId(content)].slice(0, 1);
  const titles =
    object === null || object === 'banner' || object === 'flag'
      ? []
      : await readTitles(db, object, ids.slice(0, maxNames));
  const { parts } = notes;
  const names =
    notes.names ?? (parts && (await readTitles(db, parts.kind, parts.ids.slice(0, maxNames))));
  return {
    action: notes.action ?? write.action,
    target: (notes.target ?? titles.join(', ')).slice(0, maxTargetCharacters),
    objectKind: object,
    objectId: object !== null && ids.length === 1 ? (ids[0] ?? null) : null,
    ...((names !== undefined || notes.count !== undefined) && {
      details: {
        ...(names && { names: names.slice(0, maxNames) }),
        ...(notes.count !== undefined && { count: String(notes.count) }),
      },
    }),
  };
}
