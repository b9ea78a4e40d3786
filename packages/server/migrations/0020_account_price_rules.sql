CREATE TABLE "account_price_rules" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"percent" numeric(6, 2) NOT NULL,
	"rounding" text DEFAULT 'cent' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_price_rules" ADD CONSTRAINT "account_price_rules_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;