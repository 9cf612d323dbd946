CREATE TABLE "class_document_students" (
	"document_id" integer NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "class_document_students_document_id_email_pk" PRIMARY KEY("document_id","email")
);
--> statement-breakpoint
ALTER TABLE "class_documents" ADD COLUMN "shared_with" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_document_students" ADD CONSTRAINT "class_document_students_document_id_class_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."class_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_documents" ADD CONSTRAINT "class_documents_shared_with_check" CHECK ("class_documents"."shared_with" in ('everyone', 'chosen'));