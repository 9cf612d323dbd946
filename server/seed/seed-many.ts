import { sql } from 'drizzle-orm';

import type { Database } from '../store/database.ts';

/** The number of rows for a benchmark. */
export interface SeedSize {
  readonly quizzes: number;
  readonly questionsPerQuiz?: number;
}

const title = sql.raw(`
  (array['Cells', 'Genetics', 'Photosynthesis', 'Titration', 'Motion', 'Circuits', 'Neurons',
    'Immunity', 'Ecology', 'Enzymes'])[1 + n % 10] || ' ' ||
  (array['review', 'midterm', 'practice', 'homework', 'laboratory', 'checkpoint',
    'placement'])[1 + (n / 10) % 7] || ' ' || n`);

/**
 * Adds `quizzes` templates with one activity each and generated titles, for benchmarks of lists.
 * The database generates the rows. Updates the planner's statistics.
 */
export async function seedMany(
  db: Database,
  { quizzes, questionsPerQuiz = 0 }: SeedSize,
): Promise<void> {
  await db.transaction(async (alone) => {
    await alone.execute(sql`
      with made as (
        insert into quizzes (kind, title, owner_id, is_graded, question_count, created_at, updated_at)
        select 'template', ${title}, (select min(id) from users), n % 2 = 0, ${questionsPerQuiz}::int,
          now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(1, ${quizzes}::int) n
        returning id
      ), parts as (
        insert into activities (quiz_id, title, sort_index) select id, 'Activity 1', 0 from made returning id
      )
      insert into items (activity_id, sort_index, type, title, is_multiple, text_options, right_answer)
      select parts.id, n, 2, 'Question ' || (n + 1), false, '[{"id": "a", "text": "Yes"}, {"id": "b", "text": "No"}]'::jsonb, '["a"]'::jsonb
      from parts cross join generate_series(0, ${questionsPerQuiz}::int - 1) n`);
  });
  await db.execute(sql`analyze`);
}

/**
 * Adds `customers` with `quizzes` user quizzes, a third without a deadline and a third past it;
 * every tenth is shared.
 */
export async function seedManyCustomers(
  db: Database,
  { customers, quizzes }: { readonly customers: number; readonly quizzes: number },
): Promise<void> {
  await db.transaction(async (alone) => {
    await alone.execute(sql`
      with people as (
        insert into users (email, first_name, last_name)
        select 'person' || n || '@' || (array['north', 'south', 'east', 'west'])[1 + n % 4] || '.example',
          (array['Ana', 'Ben', 'Chloé', 'David', 'Emma', 'Farid', 'Giulia', 'Hugo'])[1 + n % 8],
          (array['Silva', 'Carter', 'Martin', 'Kim', 'Olsen', 'Aziz', 'Conti', 'Lopez', 'Müller', 'Okafor'])[1 + (n / 8) % 10]
        from generate_series(1, ${customers}::int) n returning id
      ), first as (select min(id) as id from people), made as (
        insert into quizzes (kind, title, owner_id, question_count, created_at, updated_at, end_date)
        select 'user', ${title}, first.id + (n::bigint * 7919 % ${customers}::int), n % 40,
          now() - n * interval '1 minute', now() - n * interval '1 minute',
          case when n % 3 <> 0
            then now() + (n::bigint * 7919 % 200000 - 100000) * interval '1 minute' end
        from generate_series(1, ${quizzes}::int) n, first returning id, owner_id
      )
      insert into quiz_shares (quiz_id, user_id, shared_by) select id, (select min(id) from users), owner_id from made where id % 10 = 0`);
  });
  await db.execute(sql`analyze`);
}
