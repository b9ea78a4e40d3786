CREATE TABLE "order_files" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" integer,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_files_position" ON "order_files" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_files_waiting" ON "order_files" USING btree ("account_id","create_time") WHERE "order_files"."order_id" is null;