ALTER TABLE "quizzes" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "set_quiz_shared"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Changes of one quiz's shares run one after another, and each sees the others. This lock does not
  -- conflict with that of the foreign key, which an insert already holds.
  PERFORM FROM quizzes WHERE id = coalesce(NEW.quiz_id, OLD.quiz_id) FOR NO KEY UPDATE;
  UPDATE quizzes SET is_shared = NOT is_shared
  WHERE id = coalesce(NEW.quiz_id, OLD.quiz_id)
    AND is_shared <> EXISTS (SELECT FROM quiz_shares s WHERE s.quiz_id = quizzes.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quiz_shares_set_quiz_shared" AFTER INSERT OR DELETE ON "quiz_shares" FOR EACH ROW EXECUTE FUNCTION "set_quiz_shared"();--> statement-breakpoint
UPDATE "quizzes" SET "is_shared" = true WHERE "id" IN (SELECT "quiz_id" FROM "quiz_shares");
