CREATE TABLE "report_lines" (
	"report_line_id" bigserial PRIMARY KEY NOT NULL,
	"report_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"part_sku" integer,
	"qty" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"batch_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_lines_qty" CHECK ("report_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "report_notes" (
	"note_id" bigserial PRIMARY KEY NOT NULL,
	"report_line_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_id" serial PRIMARY KEY NOT NULL,
	"report_no" text NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"shipment_id" integer,
	"create_time" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"rma_id" integer,
	CONSTRAINT "reports_report_no_unique" UNIQUE("report_no")
);
--> statement-breakpoint
DROP INDEX "rma_files_waiting";--> statement-breakpoint
ALTER TABLE "rma_files" ADD COLUMN "report_line_id" bigint;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_report_line_id_report_lines_report_line_id_fk" FOREIGN KEY ("report_line_id") REFERENCES "public"."report_lines"("report_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_lines_line" ON "report_lines" USING btree ("report_id","order_line_id",coalesce("part_sku", 0));--> statement-breakpoint
CREATE INDEX "report_lines_order_line" ON "report_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "report_notes_line" ON "report_notes" USING btree ("report_line_id","note_id");--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("order_id","report_id");--> statement-breakpoint
CREATE INDEX "reports_time" ON "reports" USING btree ("create_time","report_id");--> statement-breakpoint
CREATE INDEX "reports_rma" ON "reports" USING btree ("rma_id") WHERE "reports"."rma_id" is not null;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_report_line_id_report_lines_report_line_id_fk" FOREIGN KEY ("report_line_id") REFERENCES "public"."report_lines"("report_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rma_files_report" ON "rma_files" USING btree ("report_line_id","position") WHERE "rma_files"."report_line_id" is not null;--> statement-breakpoint
CREATE INDEX "rma_files_waiting" ON "rma_files" USING btree ("account_id","create_time") WHERE "rma_files"."rma_id" is null and "rma_files"."report_line_id" is null;