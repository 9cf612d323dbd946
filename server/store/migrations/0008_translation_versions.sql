ALTER TABLE "translations" DROP CONSTRAINT "translations_value_check";--> statement-breakpoint
ALTER TABLE "translation_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_value_check" CHECK ("translations"."value" <> '' and char_length("translations"."value") <= 8192);