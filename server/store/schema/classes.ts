import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { users } from './auth.ts';
import { instant, rowId, timestamps, version } from './columns.ts';
import { files } from './files.ts';
import { playlists } from './playlists.ts';
import { quizzes } from './quizzes.ts';

/** A class of students (ENT-03); `publishedAt` is null until it is published. */
export const classes = pgTable(
  'classes',
  {
    id: rowId(),
    title: text().notNull(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at'),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('classes_title_check', sql`btrim(${table.title}) <> ''`),
    index('classes_owner_id_idx').on(table.ownerId, table.id),
  ],
);

const classId = () =>
  integer('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

/** A student invited to a class. */
export const classStudents = pgTable(
  'class_students',
  {
    classId: classId(),
    email: text().notNull(),
    invitedAt: instant('invited_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.email] }),
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

/** A playlist used in a class. */
export const classPlaylists = pgTable(
  'class_playlists',
  {
    classId: classId(),
    playlistId: integer('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.playlistId] }),
    index('class_playlists_playlist_id_idx').on(table.playlistId),
  ],
);

/** A quiz used in a class. */
export const classQuizzes = pgTable(
  'class_quizzes',
  {
    classId: classId(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.quizId] }),
    index('class_quizzes_quiz_id_idx').on(table.quizId),
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
