CREATE TABLE "kept_printers" (
	"account_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"kept_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_printers_account_id_model_id_pk" PRIMARY KEY("account_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_printers" ADD CONSTRAINT "kept_printers_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_printers" ADD CONSTRAINT "kept_printers_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "models_search" ON "models" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_part" ON "order_lines" USING btree ("goods_sku_id","order_line_id");--> statement-breakpoint
UPDATE "models" m SET "search" = lower(concat_ws(' ', b.brand_name, e.series_name, m.model_name, CASE WHEN m.model_name LIKE '%-%' THEN replace(m.model_name, '-', '') END)) FROM "series" e JOIN "brands" b USING (brand_id) WHERE e.series_id = m.series_id;--> statement-breakpoint
INSERT INTO "search_words" ("word") SELECT DISTINCT word FROM "skus", regexp_split_to_table("skus"."search", '\s+') AS word WHERE length(word) >= 3 ON CONFLICT DO NOTHING;
