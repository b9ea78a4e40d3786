CREATE TABLE "transmissions" (
	"transmission_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"network_id" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "pec" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "registration_scheme" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "registers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transmissions" ADD CONSTRAINT "transmissions_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transmissions_invoice" ON "transmissions" USING btree ("invoice_id");--> statement-breakpoint
CREATE TRIGGER "transmissions_append_only" BEFORE UPDATE OR DELETE ON "transmissions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
