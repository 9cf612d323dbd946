CREATE TABLE "rebuild_backups" (
	"quiz_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"question_count" integer NOT NULL,
	"tag_ids" jsonb NOT NULL,
	"activities" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rebuild_backups" ADD CONSTRAINT "rebuild_backups_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebuild_backups_replaced_at_idx" ON "rebuild_backups" USING btree ("replaced_at");