DROP INDEX CONCURRENTLY IF EXISTS "users_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_person_idx" ON "users" USING btree (coalesce(nullif(btrim("first_name_key" || ' ' || "last_name_key"), ''), "email_key"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_person_search_idx" ON "users" USING gin (("first_name_key" || ' ' || "last_name_key" || ' ' || "first_name_key" || chr(10) || "email_key") gin_trgm_ops);
