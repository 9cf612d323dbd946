CREATE TABLE "shared_quizzes" (
	"quiz_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_by_user" boolean NOT NULL,
	"is_with_user" boolean NOT NULL,
	"is_by_others" boolean NOT NULL,
	"title_key" text NOT NULL,
	"question_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	CONSTRAINT "shared_quizzes_quiz_id_user_id_pk" PRIMARY KEY("quiz_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "shared_quizzes_id_idx" ON "shared_quizzes" USING btree ("user_id","quiz_id","title_key","is_by_user","is_with_user");--> statement-breakpoint
CREATE INDEX "shared_quizzes_created_at_idx" ON "shared_quizzes" USING btree ("user_id","created_at","quiz_id","title_key","is_by_user","is_with_user");--> statement-breakpoint
CREATE INDEX "shared_quizzes_title_idx" ON "shared_quizzes" USING btree ("user_id","title_key","quiz_id","is_by_user","is_with_user");--> statement-breakpoint
CREATE INDEX "shared_quizzes_end_date_idx" ON "shared_quizzes" USING btree ("user_id","end_date","quiz_id","title_key","is_by_user","is_with_user");--> statement-breakpoint
CREATE INDEX "shared_quizzes_question_count_idx" ON "shared_quizzes" USING btree ("user_id","question_count","quiz_id","title_key","is_by_user","is_with_user");--> statement-breakpoint
CREATE INDEX "shared_quizzes_only_by_user_idx" ON "shared_quizzes" USING btree ("user_id","quiz_id") WHERE not is_by_others;
--> statement-breakpoint
-- Derives the rows of these quizzes, and whether they are shared, from their shares. Locks the quizzes
-- first and in order, so that changes of one quiz's shares run one after another, each sees the
-- others, and two statements never wait for each other. The locks do not conflict with those of
-- foreign keys. Without sequential scans the time grows with the number of ids only, however old the
-- planner's statistics are.
CREATE FUNCTION "refresh_shared_quizzes"(ids integer[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM quizzes WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE quizzes SET is_shared = NOT is_shared
  WHERE id = ANY (ids)
    AND is_shared <> EXISTS (SELECT FROM quiz_shares s WHERE s.quiz_id = quizzes.id);
  DELETE FROM shared_quizzes r
  WHERE r.quiz_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM quiz_shares s JOIN quizzes q ON q.id = s.quiz_id
      WHERE s.quiz_id = r.quiz_id AND r.user_id IN (s.user_id, s.shared_by) AND q.deleted_at IS NULL
    );
  INSERT INTO shared_quizzes AS r (quiz_id, user_id, is_by_user, is_with_user, is_by_others, title_key, question_count, created_at, end_date)
  SELECT q.id, p.id, bool_or(s.shared_by IS NOT DISTINCT FROM p.id),
    bool_or(s.user_id = p.id AND s.shared_by IS DISTINCT FROM p.id),
    EXISTS (SELECT FROM quiz_shares o WHERE o.quiz_id = q.id AND o.shared_by IS DISTINCT FROM p.id),
    q.title_key, q.question_count, q.created_at, q.end_date
  FROM quizzes q JOIN quiz_shares s ON s.quiz_id = q.id CROSS JOIN LATERAL (VALUES (s.user_id), (s.shared_by)) p (id)
  WHERE q.id = ANY (ids) AND q.kind IN ('user', 'admin') AND q.deleted_at IS NULL AND p.id IS NOT NULL
  GROUP BY q.id, p.id
  ON CONFLICT (quiz_id, user_id) DO UPDATE
  SET (is_by_user, is_with_user, is_by_others, title_key, question_count, created_at, end_date)
    = (excluded.is_by_user, excluded.is_with_user, excluded.is_by_others, excluded.title_key, excluded.question_count, excluded.created_at, excluded.end_date)
  WHERE (r.is_by_user, r.is_with_user, r.is_by_others, r.title_key, r.question_count, r.created_at, r.end_date)
    IS DISTINCT FROM (excluded.is_by_user, excluded.is_with_user, excluded.is_by_others, excluded.title_key, excluded.question_count, excluded.created_at, excluded.end_date);
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_quizzes_of_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shared_quizzes(ids) FROM (SELECT array_agg(DISTINCT quiz_id) AS ids FROM changed) c WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refresh_quiz_shared"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shared_quizzes(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
