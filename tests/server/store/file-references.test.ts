import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import { files } from '../../../server/store/schema/files.ts';
import {
  fileAddressColumns,
  fileNameColumns,
} from '../../../server/store/files/file-references.ts';
import { readExports } from '../../support/find-models.ts';

async function listTables(): Promise<readonly PgTable[]> {
  const exported = await readExports('server/store/schema', (file) => file.endsWith('.ts'));
  return exported.map(([, value]) => value).filter((value) => is(value, PgTable));
}

const getName = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;
const holdsText = (column: PgColumn): boolean =>
  /^(text|json|varchar|char)/.test(column.getSQLType()) && column.generated === undefined;

/** Columns whose texts are plain, or are not shown to anybody, so that they refer to no file. */
const columnsWithoutFiles = [
  'activities.title',
  'article_subtitles.language',
  'article_videos.fp_resource_id',
  'articles.affiliations',
  'articles.authors',
  'articles.path',
  'articles.title',
  'assignments.email',
  'audit_log.action',
  'audit_log.address',
  'audit_log.details',
  'audit_log.object_kind',
  'audit_log.request_id',
  'audit_log.target',
  'class_activity.kind',
  'class_activity.names',
  'class_document_students.email',
  'class_documents.file_name',
  'class_documents.shared_with',
  'class_students.email',
  'class_students.first_name',
  'class_students.last_name',
  'classes.title',
  'collections.title',
  'domains.title',
  'feature_flags.description',
  'feature_flags.key',
  'files.content_type',
  'files.name',
  'idempotency_keys.answer',
  'idempotency_keys.key',
  'idempotency_keys.request_hash',
  'institutions.feature',
  'institutions.title',
  'invitations.token_hash',
  'items.image_alt',
  'items.right_answer',
  'list_settings.list',
  'list_settings.settings',
  'outbox.body',
  'outbox.error',
  'outbox.recipient',
  'outbox.subject',
  'password_resets.token_hash',
  'playlist_items.title',
  'playlists.title',
  'quizzes.process_failure',
  'quizzes.title',
  'rebuild_backups.activities',
  'rebuild_backups.tag_ids',
  'rebuild_backups.title',
  'rebuild_batches.type',
  'refresh_tokens.hash',
  'refresh_tokens.parent',
  'secrets.name',
  'secrets.value',
  'sections.title',
  'sessions.address',
  'sessions.used_token',
  'sessions.user_agent',
  'shared_quizzes.title_key',
  'tags.title',
  'throttles.key',
  'translation_groups.key',
  'translation_groups.title',
  'translation_undos.deleted_group',
  'translations.key',
  'users.email',
  'users.first_name',
  'users.language',
  'users.last_name',
  'users.password_hash',
  'users.roles',
];

it('API-044 every column with text is known to refer to files or not, so that no used file is swept', async () => {
  const tables = await listTables();
  const columns = tables.flatMap((table) => Object.values<PgColumn>(getTableColumns(table)));
  const classified = [
    ...columnsWithoutFiles,
    ...[...fileNameColumns, ...fileAddressColumns].map(getName),
  ];
  expect(columns.filter(holdsText).map(getName).toSorted()).toEqual(classified.toSorted());
});

it('API-044 every foreign key to a file keeps the file', async () => {
  const references = (await listTables()).flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return foreignTable === files ? columns.map(getName) : [];
    }),
  );
  expect(fileNameColumns.map(getName).toSorted()).toEqual(references.toSorted());
});
