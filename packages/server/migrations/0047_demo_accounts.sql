CREATE TABLE "demo_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	"about" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_accounts" ADD CONSTRAINT "demo_accounts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;