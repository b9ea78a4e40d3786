CREATE TABLE "list_reminders" (
	"quick_order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"days" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "list_reminders_quick_order_id_account_id_pk" PRIMARY KEY("quick_order_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "list_versions" (
	"list_version_id" serial PRIMARY KEY NOT NULL,
	"quick_order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"entered" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_reminders" ADD CONSTRAINT "list_reminders_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_reminders" ADD CONSTRAINT "list_reminders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_versions_list" ON "list_versions" USING btree ("quick_order_id","list_version_id");