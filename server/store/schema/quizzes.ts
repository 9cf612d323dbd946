import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { processStatus } from '../../../src/api/contract/entities/process-status.ts';
import { itemType, type WireItemType } from '../../../src/api/contract/entities/item-type.ts';
import type { ItemType } from '../../../src/domain/quiz/draft/draft.ts';
import { itemTypes } from '../../../src/domain/quiz/draft/item-type.ts';
import { quizKinds } from '../../../src/domain/quiz/draft/quiz-kind.ts';
import {
  readRebuildFailure,
  type RebuildFailure,
} from '../../../src/domain/quiz/rebuild/rebuild-failure.ts';
import { articles } from './articles.ts';
import { users } from './auth.ts';
import {
  instant,
  rowId,
  keyText,
  timestamps,
  toSearchKey,
  version,
  wordColumn,
} from './columns.ts';
import { sections } from './sections.ts';
import { tags } from './tags.ts';

/** The type of the column with the kind of a quiz. */
export const quizKind = pgEnum('quiz_kind', quizKinds);

const isNotDeleted = sql`deleted_at is null`;
const isBeingProcessed = sql.raw(
  `process_status <> ${String(processStatus.toWire('ready'))} and deleted_at is null`,
);

/** A rebuild failure as JSON. Older rows have a sentence instead, which is read as no reason. */
const failureColumn = customType<{ data: RebuildFailure | null; driverData: string }>({
  dataType: () => 'text',
  toDriver: (failure) => JSON.stringify(failure),
  fromDriver: (text) => (text.startsWith('{') ? readRebuildFailure(JSON.parse(text)) : null),
});
const isListedAsShared = sql`deleted_at is null and is_shared`;

/**
 * A quiz of any kind (ENT-06). A library quiz with a section belongs to it, one without is a
 * textbook quiz. `processFailure` is why one with the status `failed` failed. A quiz
 * with `deletedAt` can be restored until it is purged. `titleKey` is the lower-case title, for
 * searching and sorting. `isShared` says whether it has shares; triggers keep it.
 * The indexes of lists contain every column that lists search, so that counting and paging read no
 * rows (docs/decisions/0018).
 */
export const quizzes = pgTable(
  'quizzes',
  {
    id: rowId(),
    kind: quizKind().notNull(),
    title: text().notNull(),
    titleKey: keyText('title_key').notNull().generatedAlwaysAs(toSearchKey('title')),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    sectionId: integer('section_id').references(() => sections.id, { onDelete: 'restrict' }),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    updatedById: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    durationMinutes: integer('duration_minutes'),
    isGraded: boolean('is_graded').notNull().default(false),
    showCaption: boolean('show_caption').notNull().default(false),
    restrictNonInstitutional: boolean('restrict_non_institutional').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    processStatus: wordColumn('process_status', processStatus)
      .notNull()
      // The migrations compare the stored number, not the word.
      .default(processStatus.toWire('ready') as never),
    processFailure: failureColumn('process_failure'),
    questionCount: integer('question_count').notNull().default(0),
    isShared: boolean('is_shared').notNull().default(false),
    version: version(),
    deletedAt: instant('deleted_at'),
    deletedById: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    check('quizzes_title_check', sql`char_length(btrim(${table.title})) >= 3`),
    check('quizzes_section_check', sql`${table.sectionId} is null or ${table.kind} = 'library'`),
    check('quizzes_duration_check', sql`${table.durationMinutes} > 0`),
    check('quizzes_dates_check', sql`${table.endDate} > ${table.startDate}`),
    check('quizzes_question_count_check', sql`${table.questionCount} >= 0`),
    check('quizzes_version_check', sql`${table.version} > 0`),
    check('quizzes_owner_check', sql`${table.kind} <> 'user' or ${table.ownerId} is not null`),
    index('quizzes_list_created_at_idx')
      .on(
        table.kind,
        table.createdAt,
        table.id,
        table.titleKey,
        table.endDate,
        table.ownerId,
        table.sectionId,
      )
      .where(isNotDeleted),
    index('quizzes_list_title_idx')
      .on(table.kind, table.titleKey, table.id, table.endDate, table.ownerId, table.sectionId)
      .where(isNotDeleted),
    index('quizzes_list_id_idx')
      .on(table.kind, table.id, table.titleKey, table.endDate, table.ownerId, table.sectionId)
      .where(isNotDeleted),
    index('quizzes_end_date_idx')
      .on(table.kind, table.endDate, table.id, table.titleKey, table.ownerId)
      .where(isNotDeleted),
    index('quizzes_list_question_count_idx')
      .on(table.kind, table.questionCount, table.id, table.titleKey, table.sectionId)
      .where(isNotDeleted),
    index('quizzes_shared_created_at_idx')
      .on(table.createdAt, table.id, table.titleKey, table.kind)
      .where(isListedAsShared),
    index('quizzes_shared_title_idx')
      .on(table.titleKey, table.id, table.kind)
      .where(isListedAsShared),
    index('quizzes_shared_id_idx').on(table.id, table.titleKey, table.kind).where(isListedAsShared),
    index('quizzes_shared_end_date_idx')
      .on(table.endDate, table.id, table.titleKey, table.kind)
      .where(isListedAsShared),
    index('quizzes_shared_question_count_idx')
      .on(table.questionCount, table.id, table.titleKey, table.kind)
      .where(isListedAsShared),
    index('quizzes_owner_id_idx')
      .on(table.ownerId, table.kind, table.id, table.titleKey, table.endDate)
      .where(isNotDeleted),
    index('quizzes_own_title_idx')
      .on(table.ownerId, table.kind, table.titleKey, table.id)
      .where(isNotDeleted),
    index('quizzes_own_end_date_idx')
      .on(table.ownerId, table.kind, table.endDate, table.id, table.titleKey)
      .where(isNotDeleted),
    index('quizzes_own_question_count_idx')
      .on(table.ownerId, table.kind, table.questionCount, table.id, table.titleKey)
      .where(isNotDeleted),
    index('quizzes_access_idx')
      .on(
        table.kind,
        table.restrictNonInstitutional,
        table.createdAt,
        table.id,
        table.titleKey,
        table.endDate,
        table.ownerId,
      )
      .where(isNotDeleted),
    index('quizzes_title_search_idx')
      .using('gin', sql`${table.titleKey} gin_trgm_ops`)
      .where(isNotDeleted),
    index('quizzes_updated_at_idx').on(table.updatedAt, table.id).where(isNotDeleted),
    index('quizzes_not_ready_idx').on(table.updatedAt, table.id).where(isBeingProcessed),
    index('quizzes_article_id_idx').on(table.articleId),
    index('quizzes_section_id_idx').on(table.sectionId),
    index('quizzes_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The subjects of a quiz. */
export const quizTags = pgTable(
  'quiz_tags',
  {
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.tagId] }),
    index('quiz_tags_tag_quiz_idx').on(table.tagId, table.quizId),
  ],
);

/**
 * An activity of a quiz (ENT-08). Its sort index is unique within the quiz when a transaction
 * ends: drizzle cannot describe such a constraint, so the migration has it by hand.
 */
export const activities = pgTable(
  'activities',
  {
    id: rowId(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (table) => [check('activities_sort_index_check', sql`${table.sortIndex} >= 0`)],
);

/**
 * An option of a question. Its id is unique within the item and chosen by the client
 * (docs/decisions/0002).
 */
export interface StoredOption {
  readonly id: string;
  readonly text: string;
}

const storedTypes = sql.raw(
  Object.values(itemTypes)
    .map((type) => itemType.toWire(type))
    .toSorted((a, b) => a - b)
    .join(', '),
);
const requiresArticle: Readonly<Record<ItemType, boolean>> = { question: false, video: true };
const requiresAnswers: Readonly<Record<ItemType, boolean>> = { question: true, video: false };

/** Returns the condition that a column holds one of the item types that `matches` accepts. */
const hasType = (column: AnyPgColumn, matches: (type: ItemType) => boolean): SQL =>
  sql.join(
    Object.values(itemTypes)
      .filter(matches)
      .map((type) => sql`${column} = ${sql.raw(String(itemType.toWire(type)))}`),
    sql` or `,
  );

const needsNoAnswers = (column: AnyPgColumn): SQL =>
  hasType(column, (type) => !requiresAnswers[type]);
const countOf = (column: AnyPgColumn): SQL => sql`jsonb_array_length(${column})`;

/**
 * A video (type 1) or a question (type 2) of an activity (ENT-09), with its options and the ids of
 * the right ones.
 */
export const items = pgTable(
  'items',
  {
    id: rowId(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    sortIndex: integer('sort_index').notNull(),
    type: smallint().$type<WireItemType>().notNull(),
    title: text().notNull(),
    image: text(),
    isMultiple: boolean('is_multiple').notNull(),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'restrict' }),
    textOptions: jsonb('text_options').$type<readonly StoredOption[]>().notNull(),
    rightAnswer: jsonb('right_answer').$type<readonly string[]>().notNull(),
    imageAlt: text('image_alt'),
  },
  (table) => [
    check('items_sort_index_check', sql`${table.sortIndex} >= 0`),
    check('items_type_check', sql`${table.type} in (${storedTypes})`),
    check(
      'items_video_check',
      sql`${hasType(table.type, (type) => !requiresArticle[type])} or ${table.articleId} is not null`,
    ),
    check(
      'items_options_check',
      sql`jsonb_typeof(${table.textOptions}) = 'array' and (${needsNoAnswers(table.type)} or ${countOf(table.textOptions)} > 0)`,
    ),
    check(
      'items_right_answer_check',
      sql`jsonb_typeof(${table.rightAnswer}) = 'array' and jsonb_path_query_array(${table.textOptions}, '$[*].id') @> ${table.rightAnswer}`,
    ),
    check(
      'items_right_answer_count_check',
      sql`${needsNoAnswers(table.type)} or ${countOf(table.rightAnswer)} = 1 or (${table.isMultiple} and ${countOf(table.rightAnswer)} > 1)`,
    ),
    index('items_article_id_idx').on(table.articleId),
  ],
);
