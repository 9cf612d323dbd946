import type { Message } from '../../src/domain/messages/message.ts';
import * as contract from '../../src/api/contract/class-documents.ts';
import { canDoInClass, type ClassAction } from '../../src/domain/classes/class-access.ts';
import type { ClassActivityKind } from '../../src/domain/classes/class-activity.ts';
import { parseDocumentName, parseNewName } from '../../src/domain/documents/document-name.ts';
import {
  toRefusalMessage,
  type DocumentRefusal,
} from '../../src/domain/documents/document-refusal.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { identifyDocument } from '../files/documents/identify-document.ts';
import { read, respond, write, writePrepared, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { recordClassActivity } from '../store/classes/class-activity.ts';
import { findClass, unknownClass } from '../store/scopes/class-scope.ts';
import {
  findDocument,
  listDocuments,
  toSharedDocument,
  type StoredDocument,
} from '../store/class-documents/read-documents.ts';
import * as store from '../store/class-documents/write-documents.ts';
import { prepareFile } from '../services/prepare-file.ts';
import { keepFile } from '../store/files/store-file.ts';
import { documentFileRoutes } from './class-document-files.ts';

const notFound = failed({ kind: 'notFound' });

/** Succeeds when the caller may do `action` in the class; 404 for a class they cannot reach. */
async function allowInClass(
  { db }: Services,
  caller: Caller,
  classId: number,
  action: ClassAction,
  isOwnAddition = false,
): Promise<Outcome<null>> {
  const found = await findClass(db, caller, classId);
  if (found === null) return unknownClass;
  return canDoInClass(found.access, action, isOwnAddition)
    ? succeeded(null)
    : failed({ kind: 'denied', message: { key: 'documents.onlyOwnAdditions' } });
}

/** Returns a document that the caller may change. Deleted ones are found when `isDeleted`. */
async function findOwnDocument(
  services: Services,
  caller: Caller,
  { id, docId }: { readonly id: number; readonly docId: number },
  isDeleted: boolean | null,
): Promise<Outcome<StoredDocument>> {
  const stored = await findDocument(services.db, id, docId);
  const isOwn = stored?.uploadedBy === caller.userId;
  const isWanted = isDeleted === null || ((stored?.deletedAt ?? null) !== null) === isDeleted;
  const allowed = await allowInClass(
    services,
    caller,
    id,
    stored === null ? 'read' : 'changeContent',
    isOwn,
  );
  if (!allowed.ok) return allowed;
  return stored !== null && isWanted ? succeeded(stored) : notFound;
}

/** Adds what was done with a document to the activity of its class. */
const record = (
  { db, clock }: Services,
  { userId }: Caller,
  classId: number,
  kind: ClassActivityKind,
  fileName: string,
): Promise<void> =>
  recordClassActivity(db, { kind, by: userId, at: clock.now() }, { classId, names: [fileName] });

async function respondWithDocument(services: Services, caller: Caller, id: number, docId: number) {
  const stored = await findDocument(services.db, id, docId);
  return stored === null ? notFound : respond(toSharedDocument(stored, caller.userId));
}

const refuse = (field: string, refusal: DocumentRefusal): Outcome<never> => {
  const message = toRefusalMessage(refusal);
  return failed({ kind: 'invalid', message, errors: { [field]: [message] } });
};

const list = read(contract.listDocuments, async ({ params, query, caller, services }) => {
  const allowed = await allowInClass(services, caller, params.id, 'read');
  if (!allowed.ok) return allowed;
  const found = await listDocuments(services.db, params.id, query.isDeleted);
  return respond(found.map((stored) => toSharedDocument(stored, caller.userId)));
});

const upload = writePrepared(
  contract.uploadDocument,
  async ({ params, body: { file }, caller, services }) => {
    const allowed = await allowInClass(services, caller, params.id, 'addContent');
    if (!allowed.ok) return allowed;
    const parsed = parseDocumentName(file.name);
    if ('refusal' in parsed) return refuse('file', parsed.refusal);
    const identified = await identifyDocument(file, parsed.name);
    if ('refusal' in identified) return refuse('file', identified.refusal);
    const { value, discard } = await prepareFile(services, {
      ...identified.document,
      bytes: identified.content,
      uploadedBy: caller.userId,
    });
    return succeeded({ value: { ...value, fileName: parsed.name }, discard });
  },
  async ({ params, caller, services }, { name, fileName }) => {
    const allowed = await allowInClass(services, caller, params.id, 'addContent');
    if (!allowed.ok) return allowed;
    await keepFile(services.db, name, false);
    const document = { classId: params.id, fileName, file: name, uploadedBy: caller.userId };
    const id = await store.addDocument(services.db, document, services.clock.now());
    await record(services, caller, params.id, 'documentAdded', fileName);
    return respondWithDocument(services, caller, params.id, id);
  },
  'heavy',
);

const update = write(contract.updateDocument, async ({ params, body, caller, services }) => {
  const found = await findOwnDocument(services, caller, params, false);
  if (!found.ok) return found;
  const now = services.clock.now();
  if (body.fileName !== undefined) {
    const parsed = parseNewName(body.fileName, found.value.fileName);
    if ('refusal' in parsed) return refuse('fileName', parsed.refusal);
    await store.updateDocument(services.db, params.docId, { fileName: parsed.name }, now);
    await record(services, caller, params.id, 'documentRenamed', parsed.name);
  }
  if (body.cancel) {
    await store.cancelDocument(services.db, params.docId, now);
    await record(services, caller, params.id, 'documentCancelled', found.value.fileName);
  }
  return respondWithDocument(services, caller, params.id, params.docId);
});

const share = write(contract.shareDocument, async ({ params, body, caller, services }) => {
  const found = await findOwnDocument(services, caller, params, false);
  if (!found.ok) return found;
  const emails = [...new Set(body.emails.map((email) => email.toLowerCase()))];
  const strangers = await store.findStrangers(services.db, params.id, emails);
  if (strangers.length > 0) {
    const message: Message = {
      key: 'documents.notStudents',
      values: { emails: strangers },
    };
    return failed({ kind: 'invalid', message, errors: { emails: [message] } });
  }
  await store.shareDocument(services.db, params.docId, emails, services.clock.now());
  await record(services, caller, params.id, 'documentShared', found.value.fileName);
  return respondWithDocument(services, caller, params.id, params.docId);
});

const remove = write(contract.deleteDocument, async ({ params, query, caller, services }) => {
  const found = await findOwnDocument(services, caller, params, query.isSoft ? false : null);
  if (!found.ok) return found;
  const now = services.clock.now();
  if (query.isSoft) await store.updateDocument(services.db, params.docId, { deletedAt: now }, now);
  else await store.removeDocument(services.db, params.docId);
  const kind = query.isSoft ? 'documentDeleted' : 'documentErased';
  await record(services, caller, params.id, kind, found.value.fileName);
  return respond(null);
});

const restore = write(contract.restoreDocument, async ({ params, caller, services }) => {
  const found = await findOwnDocument(services, caller, params, true);
  if (!found.ok) return found;
  const now = services.clock.now();
  await store.updateDocument(services.db, params.docId, { deletedAt: null }, now);
  await record(services, caller, params.id, 'documentRestored', found.value.fileName);
  return respondWithDocument(services, caller, params.id, params.docId);
});

/** Documents of classes (docs/decisions/0046). */
export const classDocumentRoutes: readonly Implementation[] = [
  list,
  upload,
  update,
  share,
  remove,
  restore,
  ...documentFileRoutes,
];
