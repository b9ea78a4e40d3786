CREATE TABLE "rma_events" (
	"event_id" bigserial PRIMARY KEY NOT NULL,
	"rma_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rma_files" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"rma_id" integer,
	"order_line_id" bigint,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rma_lines" (
	"rma_line_id" bigserial PRIMARY KEY NOT NULL,
	"rma_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"return_qty" integer,
	"held" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"other_reason" text DEFAULT '' NOT NULL,
	"batch_no" text DEFAULT '' NOT NULL,
	"approved_qty" integer,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"fee_waived" boolean DEFAULT false NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	CONSTRAINT "rma_lines_qty" CHECK ("rma_lines"."held" >= 0 and "rma_lines"."received_qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rmas" (
	"rma_id" serial PRIMARY KEY NOT NULL,
	"rma_no" text NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"delivery_type" text,
	"forwarder" text DEFAULT '' NOT NULL,
	"other_forwarder" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"return_address" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	"submit_time" timestamp with time zone,
	"credit_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "rmas_rma_no_unique" UNIQUE("rma_no")
);
--> statement-breakpoint
ALTER TABLE "rma_events" ADD CONSTRAINT "rma_events_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_events" ADD CONSTRAINT "rma_events_actor_accounts_account_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rmas" ADD CONSTRAINT "rmas_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rmas" ADD CONSTRAINT "rmas_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rma_events_rma" ON "rma_events" USING btree ("rma_id","event_id");--> statement-breakpoint
CREATE INDEX "rma_files_rma" ON "rma_files" USING btree ("rma_id","order_line_id","position");--> statement-breakpoint
CREATE INDEX "rma_files_waiting" ON "rma_files" USING btree ("account_id","create_time") WHERE "rma_files"."rma_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rma_lines_line" ON "rma_lines" USING btree ("rma_id","order_line_id");--> statement-breakpoint
CREATE INDEX "rma_lines_held" ON "rma_lines" USING btree ("order_line_id") WHERE "rma_lines"."held" > 0;--> statement-breakpoint
CREATE INDEX "rmas_cust" ON "rmas" USING btree ("cust_id","create_time","rma_id");--> statement-breakpoint
CREATE INDEX "rmas_status" ON "rmas" USING btree ("cust_id","status","create_time","rma_id");--> statement-breakpoint
CREATE INDEX "rmas_drafts" ON "rmas" USING btree ("update_time") WHERE "rmas"."status" = 'draft';