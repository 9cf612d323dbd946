import { sql } from 'drizzle-orm';

import type { QuestionStatistics, QuizStatistics } from '../../../src/api/contract/quiz-results.ts';
import type { Database } from '../database.ts';
import { assignments, type AnsweredQuestion } from '../schema/sharing.ts';

const bins = Array.from({ length: 10 }, (_, bin) => ({
  from: bin * 10,
  to: bin === 9 ? 100 : bin * 10 + 9,
}));

type Scores = Omit<QuizStatistics['scores'], 'bins'> & {
  readonly counts: Readonly<Record<string, number>>;
};

const isSubmitted = (quizId: number) =>
  sql`${assignments} a where a.quiz_id = ${quizId} and a.submitted_at is not null`;

async function readScores(db: Database, quizId: number): Promise<QuizStatistics['scores']> {
  const {
    rows: [row],
  } = await db.execute<Scores & Record<string, unknown>>(sql`
    with reached as (select a.progress from ${isSubmitted(quizId)}),
      counted as (
        select least(progress / 10, 9) as bin, count(*)::int as count from reached group by 1
      )
    select count(*)::int as completed, avg(progress)::float8 as mean,
      percentile_cont(0.5) within group (order by progress) as median,
      stddev_samp(progress)::float8 as "standardDeviation",
      min(progress) as lowest, max(progress) as highest,
      (select coalesce(jsonb_object_agg(bin, count), '{}'::jsonb) from counted) as counts
    from reached`);
  if (row === undefined) throw new Error('an aggregate has one row');
  const { counts, ...scores } = row;
  return {
    ...scores,
    bins: bins.map((bin, index) => ({ ...bin, count: counts[String(index)] ?? 0 })),
  };
}

interface Asked extends Record<string, unknown> {
  readonly timesAsked: number;
  readonly timesRight: number;
  readonly timesBlank: number;
  readonly discrimination: number | null;
  readonly newest: AnsweredQuestion;
  readonly chosen: Readonly<Record<string, number>>;
}

const countRightAnswers =
  sql.raw(`case when jsonb_array_length(q.question -> 'correctAnswer') < 2 then q.question -> 'correctAnswer'
  else (select jsonb_agg(r.answer order by r.answer) from jsonb_array_elements_text(q.question -> 'correctAnswer') r(answer)) end`);

/**
 * Counts the answers to every question in the database. Two answers belong to the same question
 * when its text and right answers are equal, in any order of options; a question that occurs twice
 * in a quiz counts as two. `newest` is the question as last submitted.
 */
const selectQuestions = (quizId: number) => sql<Asked>`
  with answers as (
    select a.id as assignment, a.submitted_at, q.place, q.question -> 'userAnswer' as chosen,
      (q.question ->> 'isCorrectAnswer')::boolean::int as is_right,
      md5(jsonb_build_array(q.question -> 'title', ${countRightAnswers})::text) as question
    from ${assignments} a cross join lateral jsonb_array_elements(a.questions) with ordinality q(question, place)
    where a.quiz_id = ${quizId} and a.submitted_at is not null
  ), placed as (
    select *, row_number() over (partition by assignment, question order by place) as copy,
      (sum(is_right) over (partition by assignment) - is_right)::float8 / nullif(count(*) over (partition by assignment) - 1, 0) as rest
    from answers
  ), counted as (
    select question, copy, count(*)::int as "timesAsked", sum(is_right)::int as "timesRight",
      (count(*) filter (where jsonb_array_length(chosen) = 0))::int as "timesBlank",
      case when min(is_right) < max(is_right) and min(rest) < max(rest)
        then greatest(-1, least(1, corr(is_right, rest))) end as discrimination,
      max(array[(extract(epoch from submitted_at) * 1000)::bigint, assignment, place]) as newest
    from placed group by question, copy
  ), choices as (
    select question, copy, jsonb_object_agg(answer, times) as chosen
    from (
      select question, copy, c.answer, count(distinct assignment)::int as times
      from placed cross join lateral jsonb_array_elements_text(chosen) c(answer)
      group by 1, 2, 3
    ) each
    group by question, copy
  )
  select n."timesAsked", n."timesRight", n."timesBlank", n.discrimination,
    l.questions -> (n.newest[3]::int - 1) as newest, coalesce(c.chosen, '{}'::jsonb) as chosen
  from counted n join ${assignments} l on l.id = n.newest[2] left join choices c on c.question = n.question and c.copy = n.copy
  order by n.newest[3], n.newest[1] desc, n.newest[2] desc`;

/**
 * Returns every option that could be selected: as last shown, otherwise the right ones and the
 * selected ones, most frequent first.
 */
function listOptions({
  newest: { options = [], correctAnswer },
  chosen,
}: Asked): QuestionStatistics['options'] {
  const often = Object.keys(chosen).sort(
    (a, b) => (chosen[b] ?? 0) - (chosen[a] ?? 0) || a.localeCompare(b),
  );
  const right = new Set(correctAnswer);
  return [...new Set([...options, ...correctAnswer, ...often])].map((text) => ({
    text,
    isRight: right.has(text),
    timesChosen: chosen[text] ?? 0,
  }));
}

const toQuestionStatistics = (asked: Asked): QuestionStatistics => ({
  questionOrder: asked.newest.questionOrder,
  title: asked.newest.title,
  timesAsked: asked.timesAsked,
  timesRight: asked.timesRight,
  timesBlank: asked.timesBlank,
  difficulty: asked.timesRight / asked.timesAsked,
  discrimination: asked.discrimination,
  options: listOptions(asked),
});

/** Returns statistics of the submitted answers to a quiz; see the contract for the terms. */
export async function readQuizStatistics(db: Database, quizId: number): Promise<QuizStatistics> {
  const scores = await readScores(db, quizId);
  const { rows } = await db.execute<Asked>(selectQuestions(quizId));
  return { scores, questions: rows.map(toQuestionStatistics) };
}
