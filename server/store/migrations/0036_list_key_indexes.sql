CREATE INDEX CONCURRENTLY "articles_list_type_idx" ON "articles" USING btree ("type","id","title_key","section_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "articles_list_title_idx" ON "articles" USING btree ("title_key","id","type","section_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "articles_list_id_idx" ON "articles" USING btree ("id","title_key","type","section_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "articles_title_key_search_idx" ON "articles" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "articles_search_idx" ON "articles" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "classes_own_created_at_idx" ON "classes" USING btree ("owner_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "classes_own_title_idx" ON "classes" USING btree ("owner_id","title_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "classes_list_created_at_idx" ON "classes" USING btree ("created_at","id","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "classes_list_title_idx" ON "classes" USING btree ("title_key","id","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "classes_title_search_idx" ON "classes" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "institutions_list_title_idx" ON "institutions" USING btree ("title_key","id","is_approved","product_id","feature","subscription");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "institutions_list_id_idx" ON "institutions" USING btree ("id","title_key","is_approved","product_id","feature","subscription");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "institutions_list_approved_idx" ON "institutions" USING btree ("is_approved","id","title_key","product_id","feature","subscription");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "institutions_title_search_idx" ON "institutions" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_created_at_idx" ON "playlists" USING btree ("owner_id","created_at","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_updated_at_idx" ON "playlists" USING btree ("owner_id","updated_at","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_title_idx" ON "playlists" USING btree ("owner_id","title_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_id_idx" ON "playlists" USING btree ("owner_id","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_article_count_idx" ON "playlists" USING btree ("owner_id","article_count","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_own_duration_idx" ON "playlists" USING btree ("owner_id","duration_seconds","id","title_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_list_created_at_idx" ON "playlists" USING btree ("created_at","id","title_key","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_list_title_idx" ON "playlists" USING btree ("title_key","id","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "playlists_list_id_idx" ON "playlists" USING btree ("id","title_key","owner_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sponsors_list_name_idx" ON "sponsors" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sponsors_list_id_idx" ON "sponsors" USING btree ("id","name_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sponsors_list_article_count_idx" ON "sponsors" USING btree ("article_count","id","name_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sponsors_name_search_idx" ON "sponsors" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "translations_key_search_idx" ON "translations" USING gin (lower("key") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "translations_value_search_idx" ON "translations" USING gin (lower("value") gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "playlists_title_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "articles_type_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "articles_title_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "articles_title_search_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "institutions_title_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sponsors_company_name_idx";
