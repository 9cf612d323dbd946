import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { SharedDocument } from '../../../src/api/contract/entities/shared-document.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { classDocuments, classDocumentStudents } from '../schema/classes.ts';
import { files } from '../schema/files.ts';

const chosenEmails = sql<
  string[]
>`array(select s.email from ${classDocumentStudents} s where s.document_id = ${classDocuments.id} order by s.email)`;

const columns = {
  id: classDocuments.id,
  fileName: classDocuments.fileName,
  file: classDocuments.file,
  contentType: files.contentType,
  bytes: files.bytes,
  sharedAt: classDocuments.sharedAt,
  sharedWith: classDocuments.sharedWith,
  emails: chosenEmails,
  createdAt: classDocuments.createdAt,
  deletedAt: classDocuments.deletedAt,
  uploadedBy: classDocuments.uploadedBy,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

const select = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(classDocuments)
    .innerJoin(files, eq(files.name, classDocuments.file))
    .leftJoin(users, eq(users.id, classDocuments.uploadedBy))
    .where(where)
    .orderBy(desc(classDocuments.createdAt), desc(classDocuments.id));

/** A document as it is stored. */
export type StoredDocument = Awaited<ReturnType<typeof select>>[number];

/** Returns the documents of a class in use, or its deleted ones, the newest first (API-031). */
export const listDocuments = (
  db: Database,
  classId: number,
  isDeleted: boolean,
): Promise<StoredDocument[]> =>
  select(
    db,
    and(
      eq(classDocuments.classId, classId),
      isDeleted ? isNotNull(classDocuments.deletedAt) : isNull(classDocuments.deletedAt),
    ),
  );

/** Returns a document of a class, a deleted one too, or null. */
export async function findDocument(
  db: Database,
  classId: number,
  id: number,
): Promise<StoredDocument | null> {
  const [found] = await select(
    db,
    and(eq(classDocuments.classId, classId), eq(classDocuments.id, id)),
  );
  return found ?? null;
}

function getVisibility({ sharedAt, sharedWith }: StoredDocument): SharedDocument['visibleTo'] {
  if (sharedAt === null) return 'nobody';
  return sharedWith === 'chosen' ? 'chosen' : 'everyone';
}

/** Returns a stored document as the contract describes it, for the user with this id. */
export function toSharedDocument(stored: StoredDocument, userId: number): SharedDocument {
  const { firstName, lastName, email } = stored;
  const visibleTo = getVisibility(stored);
  return {
    id: stored.id,
    fileName: stored.fileName,
    type: stored.contentType.split(';')[0] ?? '',
    bytes: stored.bytes,
    shared: visibleTo !== 'nobody',
    visibleTo,
    emails: visibleTo === 'chosen' ? stored.emails : [],
    createdAt: stored.createdAt.toISOString(),
    createdBy:
      email === null ? null : { firstName: firstName ?? '', lastName: lastName ?? '', email },
    isOwnAddition: stored.uploadedBy === userId,
    deletedAt: stored.deletedAt?.toISOString() ?? null,
  };
}
