CREATE TABLE "invoices" (
	"invoice_id" serial PRIMARY KEY NOT NULL,
	"invoice_no" text NOT NULL,
	"kind" text NOT NULL,
	"seller_id" integer NOT NULL,
	"cust_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"shipment_id" integer,
	"corrects_id" integer,
	"snapshot" jsonb NOT NULL,
	"snapshot_hash" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_invoice_no_unique" UNIQUE("invoice_no"),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'credit') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"match_id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer,
	"credit_id" integer,
	"invoice_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(14, 6) NOT NULL,
	CONSTRAINT "matches_amount" CHECK ("matches"."amount" > 0),
	CONSTRAINT "matches_source" CHECK (("matches"."payment_id" is null) <> ("matches"."credit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "number_ranges" (
	"seller_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"next" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "number_ranges_seller_id_kind_year_pk" PRIMARY KEY("seller_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(14, 6) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("cust_id","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "receivables" (
	"receivable_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"type" text NOT NULL,
	"invoice_id" integer,
	"payment_id" integer,
	"number" text NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"order_id" integer,
	"account_id" integer,
	"po_no" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(14, 6) NOT NULL,
	"paid" numeric(14, 6) DEFAULT 0 NOT NULL,
	"balance" numeric(14, 6) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "receivables_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "receivables_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "receivables_balance" CHECK ("receivables"."balance" = "receivables"."amount" - "receivables"."paid"),
	CONSTRAINT "receivables_status" CHECK (("receivables"."status" = 'cleared') = ("receivables"."balance" = 0)),
	CONSTRAINT "receivables_paid" CHECK (("receivables"."amount" >= 0 and "receivables"."paid" between 0 and "receivables"."amount") or ("receivables"."amount" < 0 and "receivables"."paid" between "receivables"."amount" and 0)),
	CONSTRAINT "receivables_source" CHECK (("receivables"."invoice_id" is null) <> ("receivables"."payment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"seller_id" serial PRIMARY KEY NOT NULL,
	"org_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address1" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country_iso2" text NOT NULL,
	"vat" text DEFAULT '' NOT NULL,
	"registration_no" text DEFAULT '' NOT NULL,
	"peppol_scheme" text DEFAULT '' NOT NULL,
	"peppol_id" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"invoice_on_ship" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sellers_org_id_unique" UNIQUE("org_id"),
	CONSTRAINT "sellers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"file_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"format" text NOT NULL,
	"media_type" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_format" UNIQUE("invoice_id","format")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_status" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "registration_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "peppol_scheme" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "peppol_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_category" text DEFAULT 'S' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_invoice_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_credit_id_receivables_receivable_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_invoice_id_receivables_receivable_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_ranges" ADD CONSTRAINT "number_ranges_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_shipment" ON "invoices" USING btree ("shipment_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "matches_invoice" ON "matches" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "matches_credit" ON "matches" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "receivables_due" ON "receivables" USING btree ("cust_id","status","due_date");--> statement-breakpoint
CREATE INDEX "receivables_newest" ON "receivables" USING btree ("cust_id","invoice_date","receivable_id");--> statement-breakpoint
CREATE INDEX "receivables_po" ON "receivables" USING btree ("cust_id",lower("po_no"));--> statement-breakpoint
UPDATE "orders" SET "vat_category" = 'O' WHERE "vat_rate" = 0;--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "stored_files_append_only" BEFORE UPDATE OR DELETE ON "stored_files"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
