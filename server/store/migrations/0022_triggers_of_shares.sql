-- Locks quiz_shares and no other table in use, and at once as strongly as it needs, so that it never
-- waits for a process that in turn waits for it.
DROP TRIGGER IF EXISTS "quiz_shares_set_quiz_shared" ON "quiz_shares";--> statement-breakpoint
DROP FUNCTION IF EXISTS "set_quiz_shared"();--> statement-breakpoint
CREATE TRIGGER "quiz_shares_inserted" AFTER INSERT ON "quiz_shares" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_quizzes_of_shares"();--> statement-breakpoint
CREATE TRIGGER "quiz_shares_updated" AFTER UPDATE ON "quiz_shares" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_quizzes_of_shares"();--> statement-breakpoint
CREATE TRIGGER "quiz_shares_deleted" AFTER DELETE ON "quiz_shares" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_quizzes_of_shares"();
