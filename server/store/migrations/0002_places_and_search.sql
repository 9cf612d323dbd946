ALTER TABLE "activities" ADD CONSTRAINT "activities_quiz_id_sort_index_key" UNIQUE ("quiz_id", "sort_index") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_activity_id_sort_index_key" UNIQUE ("activity_id", "sort_index") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
DO $$
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm cannot be had here: searches by title will read whole tables';
    RETURN;
  END;
  CREATE INDEX "quizzes_title_search_idx" ON "quizzes" USING gin ("title" gin_trgm_ops);
  CREATE INDEX "articles_title_search_idx" ON "articles" USING gin ("title" gin_trgm_ops);
  CREATE INDEX "users_search_idx" ON "users" USING gin (("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);
END $$;
