ALTER TABLE "institutions" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_seats_check" CHECK ("institutions"."seats" > 0);