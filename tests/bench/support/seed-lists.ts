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

/** Adds institutions, sponsors, translations, articles, own playlists and results of one quiz. */
const addOthers: readonly SQL[] = [
  sql`insert into institutions (title, is_approved) select 'University of ' || ${title}, n % 3 > 0 from ${numbers}`,
  sql`insert into articles (type, title, abstract, domain_id, section_id, published_on)
    select 'core', ${title}, repeat('An abstract of a video article. ', 20), (select min(id) from domains), case when n % 2 = 0 then (select min(id) from sections) end, date '2010-01-01' + n % 5000 from ${numbers}`,
  sql`insert into sponsors (company_name, company_url) select ${title}, 'https://sponsor.example/' || n from ${numbers}`,
  sql`insert into sponsor_articles (sponsor_id, article_id) select (select max(id) from sponsors), id from articles where id % 4 = 0 on conflict do nothing`,
  sql`insert into translation_groups (key, title) select 'group.' || n, 'Group ' || n from generate_series(1, 1000) n`,
  sql`insert into translations (group_id, key, language, value)
    select g.id, 'bench.key.' || n, language, 'Text of key ' || n || ' in ' || language
    from generate_series(1, ${rowCount / 8}::int) n join translation_groups g on g.key = 'group.' || (1 + n % 1000)
    cross join unnest(enum_range(null::translation_language)) language`,
  sql`insert into playlists (title, owner_id) select ${title}, 1 from ${numbers}`,
  sql`insert into assignments (quiz_id, email, progress, submitted_at) select (select min(id) from quizzes where kind = 'user'), 'student' || n || '@north.example', n % 100, case when n % 4 > 0 then ${at} end from ${numbers}`,
];

/** What can be added to a database. */
export const seeds = { addContentQuizzes, addOwnQuizzes, addOperations, addOthers } as const;

/** Runs the statements and updates what the planner knows. */
export async function seedLists(db: Database, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(statement);
  await db.execute(sql`vacuum analyze`);
}
