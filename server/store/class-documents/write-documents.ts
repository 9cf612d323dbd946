import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { classDocuments, classDocumentStudents, classStudents } from '../schema/classes.ts';

/** A document whose file is stored. */
export interface NewDocument {
  readonly classId: number;
  readonly fileName: string;
  readonly file: string;
  readonly uploadedBy: number;
}

/** Adds a document that nobody sees yet. Returns its id. */
export async function addDocument(db: Database, document: NewDocument, at: Date): Promise<number> {
  const [row] = await db
    .insert(classDocuments)
    .values({ ...document, createdAt: at, updatedAt: at })
    .returning({ id: classDocuments.id });
  if (row === undefined) throw new Error('the document was not stored');
  return row.id;
}

/** Changes columns of a document. */
export async function updateDocument(
  db: Database,
  id: number,
  values: Partial<typeof classDocuments.$inferInsert>,
  at: Date,
): Promise<void> {
  await db
    .update(classDocuments)
    .set({ ...values, updatedAt: at })
    .where(eq(classDocuments.id, id));
}

/** Returns those of `emails` that are no students of the class. */
export async function findStrangers(
  db: Database,
  classId: number,
  emails: readonly string[],
): Promise<readonly string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .select({ email: classStudents.email })
    .from(classStudents)
    .where(
      and(
        eq(classStudents.classId, classId),
        isNull(classStudents.removedAt),
        inArray(classStudents.email, [...emails]),
      ),
    );
  const known = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !known.has(email));
}

/** Shares a document with the students with these e-mails, or with the whole class without any. */
export async function shareDocument(
  db: Database,
  id: number,
  emails: readonly string[],
  at: Date,
): Promise<void> {
  await db.delete(classDocumentStudents).where(eq(classDocumentStudents.documentId, id));
  if (emails.length > 0)
    await db
      .insert(classDocumentStudents)
      .values(emails.map((email) => ({ documentId: id, email })));
  const sharedWith = emails.length > 0 ? 'chosen' : 'everyone';
  await updateDocument(db, id, { sharedAt: at, sharedWith, cancelledAt: null }, at);
}

/** Takes a document back from everybody. */
export async function cancelDocument(db: Database, id: number, at: Date): Promise<void> {
  await db.delete(classDocumentStudents).where(eq(classDocumentStudents.documentId, id));
  await updateDocument(db, id, { sharedAt: null, sharedWith: 'everyone', cancelledAt: at }, at);
}

/** Removes a document for good. Its file goes with it unless another row uses it. */
export async function removeDocument(db: Database, id: number): Promise<void> {
  await db.delete(classDocuments).where(eq(classDocuments.id, id));
}

/** Gives a student of a class another address in the documents that are shared with them. */
export async function renameDocumentStudent(
  db: Database,
  classId: number,
  email: string,
  newEmail: string,
): Promise<void> {
  await db.execute(sql`
    with removed as (
      delete from class_document_students s using class_documents d
      where d.id = s.document_id and d.class_id = ${classId} and s.email = ${email}
      returning s.document_id
    )
    insert into class_document_students (document_id, email)
    select document_id, ${newEmail} from removed on conflict do nothing`);
}
