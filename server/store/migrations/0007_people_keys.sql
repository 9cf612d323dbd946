DROP INDEX "users_last_name_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name_key" text GENERATED ALWAYS AS (lower(first_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name_key" text GENERATED ALWAYS AS (lower(last_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_email_key_idx" ON "users" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "users_last_name_key_idx" ON "users" USING btree ("last_name_key","id");