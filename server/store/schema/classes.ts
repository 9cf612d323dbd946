import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { ClassActivityKind } from '../../../src/domain/classes/class-activity.ts';
import { outbox, users } from './auth.ts';
import { instant, keyText, rowId, timestamps, toSearchKey, version } from './columns.ts';
import { files } from './files.ts';
import { playlists } from './playlists.ts';
import { quizzes } from './quizzes.ts';

const isNotDeleted = sql`deleted_at is null`;

/**
 * A class of students (ENT-03); `publishedAt` is null until it is published. A class with
 * `deletedAt` can be restored until it is purged.
 */
export const classes = pgTable(
  'classes',
  {
    id: rowId(),
    title: text().notNull(),
    titleKey: keyText('title_key').notNull().generatedAlwaysAs(toSearchKey('title')),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at'),
    version: version(),
    deletedAt: instant('deleted_at'),
    ...timestamps(),
  },
  (table) => [
    check('classes_title_check', sql`btrim(${table.title}) <> ''`),
    index('classes_owner_id_idx').on(table.ownerId, table.id),
    index('classes_own_created_at_idx')
      .on(table.ownerId, table.createdAt, table.id)
      .where(isNotDeleted),
    index('classes_own_title_idx').on(table.ownerId, table.titleKey, table.id).where(isNotDeleted),
    index('classes_list_created_at_idx')
      .on(table.createdAt, table.id, table.ownerId)
      .where(isNotDeleted),
    index('classes_list_title_idx').on(table.titleKey, table.id, table.ownerId).where(isNotDeleted),
    index('classes_title_search_idx').using('gin', sql`${table.titleKey} gin_trgm_ops`),
    index('classes_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

const classId = () =>
  integer('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

/** Matches the students, quizzes and playlists that were removed. */
const isRemoved = sql`removed_at is not null`;

/**
 * What a search for a student looks in: the names of the invitation in both orders, and the e-mail.
 */
const createStudentKey = (table: {
  readonly firstName: AnyPgColumn;
  readonly lastName: AnyPgColumn;
  readonly email: AnyPgColumn;
}): SQL<string> =>
  toSearchKey(
    sql`${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.firstName} || ' ' || ${table.email}`,
  );

/**
 * A student invited to a class. The names are those of the invitation; an account's come before
 * them. `mailId` is the newest invitation mail. One with `removedAt` can be restored until it is
 * purged.
 */
export const classStudents = pgTable(
  'class_students',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    classId: classId(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.email] }),
    uniqueIndex('class_students_id_key').on(table.id),
    index('class_students_mail_id_idx').on(table.mailId),
    index('class_students_domain_idx').on(sql`split_part(${table.email}, '@', 2)`),
    index('class_students_search_idx').using('gin', sql`${createStudentKey(table)} gin_trgm_ops`),
    index('class_students_removed_at_idx').on(table.removedAt).where(isRemoved),
    check(
      'class_students_email_check',
      sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`,
    ),
  ],
);

/** A person with whom a class is shared. */
export const classShares = pgTable(
  'class_shares',
  {
    classId: classId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_shares_user_id_idx').on(table.userId),
  ],
);

/** `createStudentKey` of a row, which a trigram index has. */
export const studentSearchKey = createStudentKey(classStudents);

/** A playlist used in a class; `sortIndex` is its place. One that was removed can be restored. */
export const classPlaylists = pgTable(
  'class_playlists',
  {
    classId: classId(),
    playlistId: integer('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at'),
    sortIndex: integer('sort_index').notNull().default(0),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.playlistId] }),
    index('class_playlists_playlist_id_idx').on(table.playlistId),
    index('class_playlists_removed_at_idx').on(table.removedAt).where(isRemoved),
  ],
);

/**
 * A quiz used in a class; `sortIndex` is its place, `remindedAt` when its students were last
 * reminded. One that was removed can be restored.
 */
export const classQuizzes = pgTable(
  'class_quizzes',
  {
    classId: classId(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at'),
    sortIndex: integer('sort_index').notNull().default(0),
    removedAt: instant('removed_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.quizId] }),
    index('class_quizzes_quiz_id_idx').on(table.quizId),
    index('class_quizzes_removed_at_idx').on(table.removedAt).where(isRemoved),
  ],
);

/**
 * A document of a class (ENT-05); a soft delete keeps the row. While `sharedAt` is null nobody sees
 * it; otherwise the whole class, or the students of `class_document_students` when `sharedWith` is
 * 'chosen'. `cancelledAt` is when sharing was last cancelled.
 */
export const classDocuments = pgTable(
  'class_documents',
  {
    id: rowId(),
    classId: classId(),
    fileName: text('file_name').notNull(),
    file: text()
      .notNull()
      .references(() => files.name, { onDelete: 'restrict' }),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    sharedAt: instant('shared_at'),
    sharedWith: text('shared_with').notNull().default('everyone'),
    cancelledAt: instant('cancelled_at'),
    deletedAt: instant('deleted_at'),
    ...timestamps(),
  },
  (table) => [
    index('class_documents_class_id_idx').on(table.classId, table.id),
    index('class_documents_file_idx').on(table.file),
    check('class_documents_shared_with_check', sql`${table.sharedWith} in ('everyone', 'chosen')`),
  ],
);

/** A student who sees a document that is shared with chosen students. */
export const classDocumentStudents = pgTable(
  'class_document_students',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => classDocuments.id, { onDelete: 'cascade' }),
    email: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.email] })],
);

/**
 * What was done in a class. `names` are the first titles, addresses or file names it is about,
 * `count` is how many there are.
 */
export const classActivity = pgTable(
  'class_activity',
  {
    id: rowId(),
    classId: classId(),
    at: instant('at').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<ClassActivityKind>().notNull(),
    names: jsonb().$type<readonly string[]>().notNull().default([]),
    count: integer().notNull().default(1),
  },
  (table) => [
    index('class_activity_class_id_idx').on(table.classId, table.id),
    check('class_activity_names_check', sql`jsonb_typeof(${table.names}) = 'array'`),
  ],
);
