import { sql } from 'drizzle-orm';

import type { Database } from '../store/database.ts';

/** How much a bench wants. */
export interface Many {
  readonly quizzes: number;
  readonly questionsPerQuiz?: number;
}

/**
 * Adds `quizzes` templates, one activity each, with titles made of words and a number, as a bench of lists needs them. The database makes the rows
 * itself. Afterwards the statistics are fresh.
 */
export async function seedMany(db: Database, { quizzes, questionsPerQuiz = 0 }: Many): Promise<void> {
  await db.transaction(async (alone) => {
    await alone.execute(sql`
      with made as (
        insert into quizzes (kind, title, owner_id, is_graded, question_count, created_at, updated_at)
        select 'template',
          (array['Cells', 'Genetics', 'Photosynthesis', 'Titration', 'Motion', 'Circuits', 'Neurons', 'Immunity', 'Ecology', 'Enzymes'])[1 + n % 10] || ' ' ||
          (array['review', 'midterm', 'practice', 'homework', 'laboratory', 'checkpoint', 'placement'])[1 + (n / 10) % 7] || ' ' || n,
          (select min(id) from users), n % 2 = 0, ${questionsPerQuiz}::int, now() - n * interval '1 minute', now() - n * interval '1 minute'
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
