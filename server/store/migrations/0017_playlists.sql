ALTER TABLE "playlists" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlists_deleted_at_idx" ON "playlists" USING btree ("deleted_at") WHERE "playlists"."deleted_at" is not null;