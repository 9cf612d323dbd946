CREATE INDEX CONCURRENTLY "quiz_tags_tag_quiz_idx" ON "quiz_tags" USING btree ("tag_id","quiz_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_access_idx" ON "quizzes" USING btree ("kind","restrict_non_institutional","created_at","id","title_key","end_date","owner_id") WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quiz_tags_tag_id_idx";