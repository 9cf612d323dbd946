import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../server/store/database.ts';

/** The number of rows of every list. */
export const rowCount = 100_000;

const title = sql.raw(`
  (array['Cells', 'Genetics', 'Photosynthesis', 'Titration', 'Motion', 'Circuits', 'Neurons', 'Immunity', 'Ecology', 'Enzymes'])[1 + n % 10] || ' ' ||
  (array['review', 'midterm', 'practice', 'homework', 'laboratory', 'checkpoint', 'placement'])[1 + (n / 10) % 7] || ' ' || n`);
const at = sql.raw(`now() - n * interval '1 minute'`);
const numbers = sql.raw(`generate_series(1, ${String(rowCount)}) n`);

/** Adds library quizzes (half of them of sections) and admin quizzes. */
const addContentQuizzes: readonly SQL[] = [
  sql`insert into quizzes (kind, title, owner_id, section_id, question_count, created_at, updated_at)
    select 'library', ${title}, 1, case when n % 2 = 0 then (select min(id) from sections) end, n % 40, ${at}, ${at} from ${numbers}`,
  sql`insert into quizzes (kind, title, owner_id, question_count, created_at, updated_at, end_date)
    select 'admin', ${title}, 1, n % 40, ${at}, ${at}, now() + (n % 1000 - 500) * interval '1 hour' from ${numbers}`,
];

/** Adds quizzes of one customer, and shares them with that customer's colleague. */
const addOwnQuizzes = (ownerId: number, colleagueId: number): readonly SQL[] => [
  sql`insert into quizzes (kind, title, owner_id, question_count, created_at, updated_at, end_date)
    select 'user', ${title}, ${ownerId}, n % 40, ${at}, ${at}, case when n % 3 > 0 then now() + (n % 1000 - 500) * interval '1 hour' end from ${numbers}`,
  sql`insert into quiz_shares (quiz_id, user_id, shared_by) select id, ${colleagueId}, ${ownerId} from quizzes where owner_id = ${ownerId} on conflict do nothing`,
];

/** Adds users, entries of the audit log and mails. */
const addOperations: readonly SQL[] = [
  sql`insert into users (email, first_name, last_name, roles, created_at, last_sign_in_at, password_hash)
    select 'user' || n || '@' || (array['north', 'south', 'east', 'west'])[1 + n % 4] || '.example',
      case when n % 9 = 0 then '' else (array['Ana', 'Ben', 'Chloé', 'David', 'Emma', 'Farid', 'Giulia', 'Hugo'])[1 + n % 8] end,
      case when n % 9 = 0 then '' else (array['Silva', 'Carter', 'Martin', 'Kim', 'Olsen', 'Aziz', 'Conti', 'Lopez', 'Müller', 'Okafor'])[1 + (n / 8) % 10] || n end,
      case when n % 50 = 0 then array['ROLE_ADMIN'] else '{}' end, ${at}, case when n % 3 > 0 then ${at} end, case when n % 5 > 0 then 'x' end
    from ${numbers}`,
  sql`insert into audit_log (at, user_id, action, target, status, address, request_id)
    select ${at}, 1 + n % 5000, case n % 10 when 0 then 'sign-in' when 1 then 'denied' when 2 then 'roles changed' else 'PATCH' end,
      case n % 10 when 0 then 'user' || n || '@north.example' else '/api/admin/quiz/user_quiz/' || n end, 200, '203.0.113.' || n % 250, 'request-' || n
    from ${numbers}`,
  sql`insert into outbox (recipient, subject, body, created_at, sent_at)
    select 'user' || n || '@north.example', 'You are invited to Lectern', repeat('Open the link. ', 30), ${at}, case when n % 100 > 0 then ${at} end from ${numbers}`,
];

const surname = (place: string) =>
  sql.raw(
    `(array['Silva', 'Carter', 'Martin', 'Kim', 'Olsen', 'Aziz', 'Conti', 'Lopez', 'Müller', 'Okafor'])[1 + (n / ${place}) % 10]`,
  );

/** About 90 words, a tenth of the vocabulary in any one text. */
const abstract = sql.raw(`
  (select string_agg(case when i % 4 = 0 then 'of the' else substr(md5((n * 31 % 977 * 100 + i)::text), 1, 4 + i % 6) end, ' ') from generate_series(1, 90) i)`);

/** Adds institutions, sponsors, translations, articles with videos and results of one quiz. */
const addOthers: readonly SQL[] = [
  sql`insert into institutions (title, is_approved) select 'University of ' || ${title}, n % 3 > 0 from ${numbers}`,
  sql`insert into articles (type, title, abstract, authors, domain_id, section_id, published_on)
    select 'core', ${title}, ${abstract}, jsonb_build_array(jsonb_build_object('name', 'Ana ' || ${surname('8')}, 'institutionIndexes', '[]'::jsonb), jsonb_build_object('name', 'Ben ' || ${surname('80')}, 'institutionIndexes', '[]'::jsonb)),
      (select min(id) from domains), case when n % 2 = 0 then (select min(id) from sections) end, date '2010-01-01' + n % 5000 from ${numbers}`,
  sql`insert into sponsors (company_name, company_url) select ${title}, 'https://sponsor.example/' || n from ${numbers}`,
  sql`insert into sponsor_articles (sponsor_id, article_id) select (select max(id) from sponsors), id from articles where id % 4 = 0 on conflict do nothing`,
  sql`insert into translation_groups (key, title) select 'group.' || n, 'Group ' || n from generate_series(1, 1000) n`,
  sql`insert into translations (group_id, key, language, value)
    select g.id, 'bench.key.' || n, language, 'Text of key ' || n || ' in ' || language
    from generate_series(1, ${rowCount / 8}::int) n join translation_groups g on g.key = 'group.' || (1 + n % 1000)
    cross join unnest(enum_range(null::translation_language)) language`,
  sql`insert into article_videos (article_id, fp_resource_id, width, height, duration_seconds)
    select id, 'bench', 1280, 720, 60 + id % 900 from articles on conflict do nothing`,
  sql`insert into assignments (quiz_id, email, progress, submitted_at) select (select min(id) from quizzes where kind = 'user'), 'student' || n || '@north.example', n % 100, case when n % 4 > 0 then ${at} end from ${numbers}`,
];

/** Adds playlists of one owner, each with a label and up to seven articles. Needs `addOthers`. */
const addPlaylists = (ownerId: number): readonly SQL[] => [
  sql`insert into playlists (title, owner_id, created_at, updated_at) select ${title}, ${ownerId}, ${at}, ${at} from ${numbers}`,
  sql`insert into playlist_items (playlist_id, type, title, article_id, sort_index)
    select p.id, case i when 0 then 'label' else 'article' end::playlist_item_type, 'Item', case when i > 0 then (select min(id) from articles) + (p.id + i * 7919) % ${rowCount}::int end, i
    from playlists p cross join generate_series(0, 7) i where p.owner_id = ${ownerId} and (i = 0 or i <= p.id % 8)`,
];

/**
 * Adds classes, a fifth of them of one owner, the others of customers, with students, quizzes,
 * playlists and a document each; every tenth is shared with a colleague. Needs `addPlaylists`.
 */
const addClasses = (ownerId: number, colleagueId: number): readonly SQL[] => [
  sql`insert into files (name, content_type, bytes) values ('bench.pdf', 'application/pdf', 1000)`,
  sql`with people as (select min(id) as first from users where email like 'person%')
    insert into classes (title, owner_id, published_at, created_at, updated_at)
    select ${title}, case when n % 5 = 0 then ${ownerId} else people.first + n % 5000 end, case when n % 3 > 0 then ${at} end, ${at}, ${at} from ${numbers}, people`,
  sql`insert into class_shares (class_id, user_id) select id, ${colleagueId} from classes where id % 10 = 1 on conflict do nothing`,
  sql`insert into class_students (class_id, email) select id, 'student' || (id * 7 + n) || '@north.example' from classes, generate_series(1, 5) n on conflict do nothing`,
  sql`with listed as (select min(id) as first from playlists where owner_id = 1)
    insert into class_playlists (class_id, playlist_id, sort_index) select classes.id, first + (classes.id * 3 + n * 41) % 90000, n from classes, listed, generate_series(0, 1) n on conflict do nothing`,
  sql`with listed as (select min(id) as first from quizzes where kind = 'user')
    insert into class_quizzes (class_id, quiz_id, sort_index) select classes.id, q.id, n from classes, listed, generate_series(0, 1) n join quizzes q on true where q.id = first + (classes.id * 3 + n * 41) % 90000 on conflict do nothing`,
  sql`insert into class_documents (class_id, file_name, file) select id, 'handout.pdf', 'bench.pdf' from classes`,
];

/** What can be added to a database. */
export const seeds = {
  addContentQuizzes,
  addOwnQuizzes,
  addOperations,
  addOthers,
  addPlaylists,
  addClasses,
} as const;

/** Runs the statements and updates what the planner knows. */
export async function seedLists(db: Database, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(statement);
  await db.execute(sql`vacuum analyze`);
}
