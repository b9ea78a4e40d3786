CREATE TABLE "account_changes" (
	"change_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "account_changes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
-- Codes live for 20 minutes and cannot be given a request afterwards.
DELETE FROM "email_codes";--> statement-breakpoint
ALTER TABLE "email_codes" DROP CONSTRAINT "email_codes_pkey";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "rep_prices" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "request_id" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "tries_without_id" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "session_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_account" ON "account_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_changes_expires" ON "account_changes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "email_codes_email" ON "email_codes" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "email_codes_expires" ON "email_codes" USING btree ("expires");