CREATE TABLE "embed_keys" (
	"key_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cust_id" integer NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"hint" text NOT NULL,
	"origins" jsonb NOT NULL,
	"components" jsonb NOT NULL,
	"rights" jsonb NOT NULL,
	"buyers" jsonb,
	"created_by" integer,
	"create_time" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	"expires" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	"last_refused" timestamp with time zone,
	"refused_for" text,
	CONSTRAINT "embed_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"host" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "components" jsonb;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "handed_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "fixed_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "embed_keys" ADD CONSTRAINT "embed_keys_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_keys" ADD CONSTRAINT "embed_keys_created_by_accounts_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_token_hash_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_keys_cust" ON "embed_keys" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "embed_keys_expires" ON "embed_keys" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "hand_overs_token" ON "hand_overs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "hand_overs_time" ON "hand_overs" USING btree ("create_time");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_key_id_embed_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."embed_keys"("key_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tokens_key" ON "tokens" USING btree ("key_id");