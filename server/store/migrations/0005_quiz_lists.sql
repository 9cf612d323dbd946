DROP INDEX "quizzes_created_at_idx";--> statement-breakpoint
DROP INDEX "quizzes_title_idx";--> statement-breakpoint
DROP INDEX "quizzes_id_idx";--> statement-breakpoint
DROP INDEX "quizzes_question_count_idx";--> statement-breakpoint
DROP INDEX "quizzes_end_date_idx";--> statement-breakpoint
DROP INDEX "quizzes_owner_id_idx";--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "title_key" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_last_name_idx" ON "users" USING btree (lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "quizzes_created_at_idx" ON "quizzes" USING btree ("kind","created_at","id","title_key","end_date","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_title_idx" ON "quizzes" USING btree ("kind","title_key","id","end_date","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_id_idx" ON "quizzes" USING btree ("kind","id","title_key","end_date","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_question_count_idx" ON "quizzes" USING btree ("kind","question_count","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_end_date_idx" ON "quizzes" USING btree ("kind","end_date","id","title_key","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quizzes_owner_id_idx" ON "quizzes" USING btree ("owner_id","kind","id","title_key","end_date") WHERE deleted_at is null;--> statement-breakpoint
UPDATE "quizzes" SET "kind" = 'admin' WHERE "kind" = 'user' AND "owner_id" IS NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_owner_check" CHECK ("quizzes"."kind" <> 'user' or "quizzes"."owner_id" is not null);--> statement-breakpoint
DROP INDEX IF EXISTS "quizzes_title_search_idx";--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX "quizzes_title_search_idx" ON "quizzes" USING gin ("title_key" gin_trgm_ops) WHERE deleted_at is null;
  END IF;
END $$;
