ALTER TABLE "audit_log" ADD COLUMN "object_kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "object_id" integer;