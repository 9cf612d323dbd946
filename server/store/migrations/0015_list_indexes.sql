CREATE INDEX CONCURRENTLY "audit_log_target_idx" ON "audit_log" USING btree (lower("target"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_list_idx" ON "outbox" USING btree ("id","sent_at","recipient");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_person_key_idx" ON "users" USING btree ("person_key","id","search_key","state","roles");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_search_key_idx" ON "users" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_list_created_at_idx" ON "quizzes" USING btree ("kind","created_at","id","title_key","end_date","owner_id","section_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_list_title_idx" ON "quizzes" USING btree ("kind","title_key","id","end_date","owner_id","section_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_list_id_idx" ON "quizzes" USING btree ("kind","id","title_key","end_date","owner_id","section_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_list_question_count_idx" ON "quizzes" USING btree ("kind","question_count","id","title_key","section_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_shared_created_at_idx" ON "quizzes" USING btree ("created_at","id","title_key","kind") WHERE deleted_at is null and is_shared;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_shared_title_idx" ON "quizzes" USING btree ("title_key","id","kind") WHERE deleted_at is null and is_shared;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_shared_id_idx" ON "quizzes" USING btree ("id","title_key","kind") WHERE deleted_at is null and is_shared;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_shared_end_date_idx" ON "quizzes" USING btree ("end_date","id","title_key","kind") WHERE deleted_at is null and is_shared;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "quizzes_shared_question_count_idx" ON "quizzes" USING btree ("question_count","id","title_key","kind") WHERE deleted_at is null and is_shared;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_person_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_person_search_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quizzes_created_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quizzes_title_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quizzes_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quizzes_question_count_idx";
