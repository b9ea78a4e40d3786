CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
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
CREATE TABLE "account_price_rules" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"percent" numeric(6, 2) NOT NULL,
	"rounding" text DEFAULT 'cent' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_prices" (
	"account_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"price" numeric(18, 6) NOT NULL,
	CONSTRAINT "account_prices_account_id_goods_sku_id_pk" PRIMARY KEY("account_id","goods_sku_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"password" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"main_account" boolean DEFAULT true NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"language" text,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"default_since" timestamp with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"address1" text NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postcode" text NOT NULL,
	"country_iso2" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"allocation_id" bigserial PRIMARY KEY NOT NULL,
	"order_line_id" bigint NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"kind" text NOT NULL,
	"warehouse" text,
	"arrival_id" integer,
	"qty" integer NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allocations_shipped" CHECK ("allocations"."qty" > 0 and "allocations"."shipped" between 0 and "allocations"."qty"),
	CONSTRAINT "allocations_kind" CHECK (("allocations"."kind" = 'stock' and "allocations"."warehouse" is not null and "allocations"."arrival_id" is null)
        or ("allocations"."kind" = 'arrival' and "allocations"."warehouse" is not null and "allocations"."arrival_id" is not null)
        or ("allocations"."kind" = 'none' and "allocations"."warehouse" is null and "allocations"."arrival_id" is null))
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"arrival_id" serial PRIMARY KEY NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"warehouse" text NOT NULL,
	"eta_date" date NOT NULL,
	"qty" integer NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"reported_day" date,
	CONSTRAINT "arrivals_day" UNIQUE("goods_sku_id","warehouse","eta_date"),
	CONSTRAINT "arrivals_promised_once" CHECK ("arrivals"."promised" between 0 and "arrivals"."qty")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"audit_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cust_id" integer,
	"account_id" integer,
	"command" text,
	"session" text,
	"network" text,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"count" integer DEFAULT 1 NOT NULL,
	"count_key" text,
	CONSTRAINT "audit_count_key_unique" UNIQUE("count_key")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	CONSTRAINT "brands_brand_name_unique" UNIQUE("brand_name")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"uuid" text PRIMARY KEY NOT NULL,
	"digits" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"shopping_cart_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text,
	"qty" integer NOT NULL,
	"warehouse" text NOT NULL,
	"added_price" numeric(18, 6) NOT NULL,
	"added_stock" integer NOT NULL,
	"added_time" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_qty" CHECK ("cart_items"."qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"content_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"region" text NOT NULL,
	"org_id" integer,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"iso2" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"coupon_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"cust_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_coupon_id_order_id_pk" PRIMARY KEY("coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" serial PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"org_id" integer,
	"cust_id" integer,
	"code" text NOT NULL,
	"titles" jsonb NOT NULL,
	"type" text NOT NULL,
	"value" numeric(14, 2) NOT NULL,
	"initial_amount" numeric(18, 6) DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"order_types" text[] DEFAULT '{}' NOT NULL,
	"goods_sku_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"uses_of_company" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."uses" is null or "coupons"."used" <= "coupons"."uses")),
	CONSTRAINT "coupons_type" CHECK ("coupons"."type" in ('voucher', 'discount', 'freeShipping'))
);
--> statement-breakpoint
CREATE TABLE "cust_numbers" (
	"cust_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text NOT NULL,
	"cust_key" text NOT NULL,
	CONSTRAINT "cust_numbers_cust_id_goods_sku_id_pk" PRIMARY KEY("cust_id","goods_sku_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"cust_id" serial PRIMARY KEY NOT NULL,
	"custnum" integer NOT NULL,
	"company" text NOT NULL,
	"org_id" integer NOT NULL,
	"currency" text NOT NULL,
	"vat" text DEFAULT '' NOT NULL,
	"sdi" text DEFAULT '' NOT NULL,
	"pec" text DEFAULT '' NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"price_list_id" integer NOT NULL,
	"rep_prices" text DEFAULT 'company' NOT NULL,
	"credit_limit" numeric(18, 6) DEFAULT 0 NOT NULL,
	"credit_rule" text DEFAULT 'tell' NOT NULL,
	"terms_days" integer DEFAULT 30 NOT NULL,
	"language" text,
	"vat_status" text DEFAULT 'unverified' NOT NULL,
	"vat_checked_at" timestamp with time zone,
	"buyer_reference" text DEFAULT '' NOT NULL,
	"registration_no" text DEFAULT '' NOT NULL,
	"registration_scheme" text DEFAULT '' NOT NULL,
	"peppol_scheme" text DEFAULT '' NOT NULL,
	"peppol_id" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_custnum_unique" UNIQUE("custnum")
);
--> statement-breakpoint
CREATE TABLE "demo_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	"about" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"request_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tries_without_id" smallint DEFAULT 0 NOT NULL,
	"network" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"favorite_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text,
	"warehouse" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_classes" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"class_name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
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
CREATE TABLE "kept_printers" (
	"account_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"kept_time" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_printers_account_id_model_id_pk" PRIMARY KEY("account_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "kit_parts" (
	"kit_sku" integer NOT NULL,
	"part_sku" integer NOT NULL,
	"pieces" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "kit_parts_kit_sku_part_sku_pk" PRIMARY KEY("kit_sku","part_sku"),
	CONSTRAINT "kit_parts_pieces" CHECK ("kit_parts"."pieces" > 0 and "kit_parts"."kit_sku" <> "kit_parts"."part_sku")
);
--> statement-breakpoint
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
CREATE TABLE "matches" (
	"match_id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer,
	"credit_id" integer,
	"invoice_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	CONSTRAINT "matches_amount" CHECK ("matches"."amount" > 0),
	CONSTRAINT "matches_source" CHECK (("matches"."payment_id" is null) <> ("matches"."credit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "models" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"series_id" integer NOT NULL,
	"model_name" text NOT NULL,
	"search" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"notification_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"read_time" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_notification_id_account_id_pk" PRIMARY KEY("notification_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"notification_id" serial PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"org_id" integer,
	"account_id" integer,
	"texts" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL
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
CREATE TABLE "order_comments" (
	"comment_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"text" text NOT NULL,
	"cancels" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"event_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"order_id" integer
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_line_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text,
	"number" text DEFAULT '' NOT NULL,
	"oem_code" text DEFAULT '' NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"class_id" integer DEFAULT 0 NOT NULL,
	"colour" text,
	"kit" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"unit_price" numeric(18, 6) NOT NULL,
	"discount_price" numeric(18, 6),
	"price" numeric(18, 6) NOT NULL,
	"account_price" numeric(18, 6),
	"warehouse" text NOT NULL,
	"moved_from" bigint,
	"queue_place" bigint
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"so_no" text NOT NULL,
	"po_no" text DEFAULT '' NOT NULL,
	"buyer_reference" text,
	"lines_key" text DEFAULT '' NOT NULL,
	"quick_order_id" integer,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"org_id" integer NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"kind" text NOT NULL,
	"order_type" text NOT NULL,
	"back_order_mode" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" numeric(18, 6) NOT NULL,
	"discount" numeric(18, 6) NOT NULL,
	"promotion_rate" numeric(5, 2) NOT NULL,
	"shipping_cost" numeric(18, 6) NOT NULL,
	"handling_fee" numeric(18, 6) NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat_category" text DEFAULT 'S' NOT NULL,
	"vat" numeric(18, 6) NOT NULL,
	"total" numeric(18, 6) NOT NULL,
	"grand_total" numeric(18, 6) NOT NULL,
	"to_invoice" numeric(18, 6) DEFAULT 0 NOT NULL,
	"held_since" timestamp with time zone,
	"bill_to" jsonb NOT NULL,
	"ship_to" jsonb NOT NULL,
	"ship_via" text NOT NULL,
	"forwarder" text,
	"coupon" jsonb,
	"tracking_no" text,
	"delivery_date" date,
	"leaves_on" date,
	"create_time" timestamp with time zone NOT NULL,
	"moved_from" integer,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "org_sites" (
	"org_id" integer PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"site_name" text NOT NULL,
	"skype_id" text NOT NULL,
	"hot_phone" text NOT NULL,
	"service_email" text NOT NULL,
	"work_time" text NOT NULL,
	"myqo" text NOT NULL,
	"language" text NOT NULL,
	"iso2" text NOT NULL,
	"register_org_id" integer DEFAULT 1 NOT NULL,
	"currency" text NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"warehouse" text NOT NULL,
	"offices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"return_windows" text DEFAULT 'advise' NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"outbox_id" bigserial PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" integer NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_order_line_id_pk" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_lines_qty" CHECK ("parcel_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"parcel_id" serial PRIMARY KEY NOT NULL,
	"shipment_id" integer NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text NOT NULL,
	"weight" numeric(8, 3),
	CONSTRAINT "parcels_number" UNIQUE("carrier","tracking_no")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("cust_id","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"price_list_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"price_list_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"price" numeric(18, 6) NOT NULL,
	CONSTRAINT "prices_price_list_id_goods_sku_id_min_qty_pk" PRIMARY KEY("price_list_id","goods_sku_id","min_qty")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" serial PRIMARY KEY NOT NULL,
	"org_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"title" text NOT NULL,
	"titles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"percent_off" numeric(5, 2) NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_orders" (
	"quick_order_id" serial PRIMARY KEY NOT NULL,
	"qo_no" text NOT NULL,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"entered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	"changed_by" integer,
	"last_ordered" timestamp with time zone,
	"list_id" integer,
	CONSTRAINT "quick_orders_qo_no_unique" UNIQUE("qo_no")
);
--> statement-breakpoint
CREATE TABLE "receivable_sums" (
	"cust_id" integer NOT NULL,
	"currency" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"due_date" date NOT NULL,
	"entries" integer NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"balance" numeric(18, 6) NOT NULL,
	CONSTRAINT "receivable_sums_cust_id_currency_type_status_due_date_pk" PRIMARY KEY("cust_id","currency","type","status","due_date")
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
	"amount" numeric(18, 6) NOT NULL,
	"paid" numeric(18, 6) DEFAULT 0 NOT NULL,
	"balance" numeric(18, 6) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "receivables_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "receivables_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "receivables_balance" CHECK ("receivables"."balance" = "receivables"."amount" - "receivables"."paid"),
	CONSTRAINT "receivables_status" CHECK (("receivables"."status" = 'cleared') = ("receivables"."balance" = 0)),
	CONSTRAINT "receivables_paid" CHECK (("receivables"."amount" >= 0 and "receivables"."paid" between 0 and "receivables"."amount") or ("receivables"."amount" < 0 and "receivables"."paid" between "receivables"."amount" and 0)),
	CONSTRAINT "receivables_source" CHECK (("receivables"."invoice_id" is null) <> ("receivables"."payment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "registration_files" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"cust_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "related_skus" (
	"goods_sku_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "related_skus_goods_sku_id_related_id_pk" PRIMARY KEY("goods_sku_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"receivable_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_receivable_id_step_pk" PRIMARY KEY("receivable_id","step")
);
--> statement-breakpoint
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
	"rma_id" integer,
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
	CONSTRAINT "reports_report_no_unique" UNIQUE("report_no")
);
--> statement-breakpoint
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
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"rma_id" integer,
	"order_line_id" bigint,
	"part_sku" integer,
	"report_line_id" bigint
);
--> statement-breakpoint
CREATE TABLE "rma_lines" (
	"rma_line_id" bigserial PRIMARY KEY NOT NULL,
	"rma_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"part_sku" integer,
	"return_qty" integer,
	"held" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"other_reason" text DEFAULT '' NOT NULL,
	"batch_no" text DEFAULT '' NOT NULL,
	"never_arrived" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "saved_views" (
	"view_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"search_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"keyword" text NOT NULL,
	"searched" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeded_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
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
	"registers" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "series" (
	"series_id" integer PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"series_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ship_vias" (
	"ship_via_id" integer PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cost" numeric(18, 6) NOT NULL,
	"needs_forwarder" boolean DEFAULT false NOT NULL,
	"forwarders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_days" smallint,
	"max_days" smallint,
	"warehouse" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"packed" jsonb,
	CONSTRAINT "shipment_lines_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id"),
	CONSTRAINT "shipment_lines_qty" CHECK ("shipment_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"shipment_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shipments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shipping_days" (
	"org_id" integer NOT NULL,
	"day" text NOT NULL,
	"cut_off" text,
	CONSTRAINT "shipping_days_org_id_day_pk" PRIMARY KEY("org_id","day")
);
--> statement-breakpoint
CREATE TABLE "sku_models" (
	"goods_sku_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "sku_models_goods_sku_id_model_id_pk" PRIMARY KEY("goods_sku_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "sku_sales" (
	"region" text NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"sold" real NOT NULL,
	CONSTRAINT "sku_sales_region_goods_sku_id_pk" PRIMARY KEY("region","goods_sku_id")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"goods_sku_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"oem_code" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"class_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"colour" text,
	"page_yield" integer,
	"tape_width_mm" numeric(5, 1),
	"union_code" text NOT NULL,
	"box_barcode" text NOT NULL,
	"product_barcode" text NOT NULL,
	"supplier" text NOT NULL,
	"printers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"printer_count" integer DEFAULT 0 NOT NULL,
	"market" text DEFAULT 'ALL' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"successor" text,
	"number_key" text NOT NULL,
	"oem_key" text NOT NULL,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"country_iso2" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "states_country_iso2_code_pk" PRIMARY KEY("country_iso2","code")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"goods_sku_id" integer NOT NULL,
	"warehouse" text NOT NULL,
	"qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stocks_goods_sku_id_warehouse_pk" PRIMARY KEY("goods_sku_id","warehouse"),
	CONSTRAINT "stocks_not_negative" CHECK ("stocks"."qty" >= 0)
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
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"in_production" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transmissions" (
	"transmission_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"network_id" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_price_rules" ADD CONSTRAINT "account_price_rules_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_prices" ADD CONSTRAINT "account_prices_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_prices" ADD CONSTRAINT "account_prices_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_arrival_id_arrivals_arrival_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("arrival_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cust_numbers" ADD CONSTRAINT "cust_numbers_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cust_numbers" ADD CONSTRAINT "cust_numbers_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_accounts" ADD CONSTRAINT "demo_accounts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_invoice_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_printers" ADD CONSTRAINT "kept_printers_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_printers" ADD CONSTRAINT "kept_printers_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_kit_sku_skus_goods_sku_id_fk" FOREIGN KEY ("kit_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_reminders" ADD CONSTRAINT "list_reminders_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_reminders" ADD CONSTRAINT "list_reminders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_versions" ADD CONSTRAINT "list_versions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_credit_id_receivables_receivable_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_invoice_id_receivables_receivable_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_series_id_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("series_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("notification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_ranges" ADD CONSTRAINT "number_ranges_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comments" ADD CONSTRAINT "order_comments_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_accounts_account_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_moved_from_order_lines_order_line_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moved_from_orders_order_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD CONSTRAINT "quick_orders_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD CONSTRAINT "quick_orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD CONSTRAINT "quick_orders_changed_by_accounts_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_sums" ADD CONSTRAINT "receivable_sums_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_files" ADD CONSTRAINT "registration_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_skus" ADD CONSTRAINT "related_skus_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_skus" ADD CONSTRAINT "related_skus_related_id_skus_goods_sku_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_receivable_id_receivables_receivable_id_fk" FOREIGN KEY ("receivable_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_report_line_id_report_lines_report_line_id_fk" FOREIGN KEY ("report_line_id") REFERENCES "public"."report_lines"("report_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_events" ADD CONSTRAINT "rma_events_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_events" ADD CONSTRAINT "rma_events_actor_accounts_account_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_report_line_id_report_lines_report_line_id_fk" FOREIGN KEY ("report_line_id") REFERENCES "public"."report_lines"("report_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rmas" ADD CONSTRAINT "rmas_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rmas" ADD CONSTRAINT "rmas_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_vias" ADD CONSTRAINT "ship_vias_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_days" ADD CONSTRAINT "shipping_days_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_models" ADD CONSTRAINT "sku_models_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_models" ADD CONSTRAINT "sku_models_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_sales" ADD CONSTRAINT "sku_sales_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_class_id_goods_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transmissions" ADD CONSTRAINT "transmissions_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_account" ON "account_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_changes_expires" ON "account_changes" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_name" ON "accounts" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_cust" ON "accounts" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "addresses_cust" ON "addresses" USING btree ("cust_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("cust_id","kind") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "allocations_line" ON "allocations" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "allocations_arrival" ON "allocations" USING btree ("arrival_id") WHERE "allocations"."shipped" < "allocations"."qty";--> statement-breakpoint
CREATE INDEX "allocations_waiting" ON "allocations" USING btree ("goods_sku_id","order_line_id") WHERE "allocations"."kind" = 'none';--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("cust_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_part" ON "cart_items" USING btree ("account_id","goods_sku_id","warehouse");--> statement-breakpoint
CREATE INDEX "contents_kind" ON "contents" USING btree ("kind","language","region","position");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_company" ON "coupon_redemptions" USING btree ("coupon_id","cust_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("region",lower("code"));--> statement-breakpoint
CREATE INDEX "cust_numbers_key" ON "cust_numbers" USING btree ("cust_id","cust_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "email_codes_email" ON "email_codes" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "email_codes_expires" ON "email_codes" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_part" ON "favourites" USING btree ("account_id","goods_sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_shipment" ON "invoices" USING btree ("shipment_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "kit_parts_part" ON "kit_parts" USING btree ("part_sku");--> statement-breakpoint
CREATE INDEX "list_versions_list" ON "list_versions" USING btree ("quick_order_id","list_version_id");--> statement-breakpoint
CREATE INDEX "matches_invoice" ON "matches" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "matches_credit" ON "matches" USING btree ("credit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "models_name" ON "models" USING btree ("series_id","model_name");--> statement-breakpoint
CREATE INDEX "models_search" ON "models" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "models_joined" ON "models" USING gin ((translate(search, ' -', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("region","create_time");--> statement-breakpoint
CREATE INDEX "order_comments_order" ON "order_comments" USING btree ("order_id","comment_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_files_position" ON "order_files" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_files_waiting" ON "order_files" USING btree ("account_id","create_time") WHERE "order_files"."order_id" is null;--> statement-breakpoint
CREATE INDEX "order_lines_moved" ON "order_lines" USING btree ("moved_from") WHERE "order_lines"."moved_from" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_part" ON "order_lines" USING btree ("goods_sku_id","order_line_id");--> statement-breakpoint
CREATE INDEX "orders_cust" ON "orders" USING btree ("cust_id","create_time","order_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("cust_id","status","create_time","order_id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("cust_id","held_since") WHERE "orders"."held_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree ("cust_id",lower("po_no"),"order_id");--> statement-breakpoint
CREATE INDEX "orders_lines" ON "orders" USING btree ("cust_id","lines_key");--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "orders" USING btree ("cust_id","to_invoice") WHERE "orders"."to_invoice" > 0;--> statement-breakpoint
CREATE INDEX "orders_moved" ON "orders" USING btree ("moved_from") WHERE "orders"."moved_from" is not null;--> statement-breakpoint
CREATE INDEX "orders_numbers" ON "orders" USING gin ((translate(lower((order_no || chr(10) || so_no || chr(10) || po_no || chr(10) || coalesce(tracking_no, ''))), E' \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_recipient" ON "orders" USING gin ((lower(coalesce(ship_to->>'company', '') || chr(10) || coalesce(ship_to->>'firstName', '') || ' ' || coalesce(ship_to->>'lastName', '') || chr(10) || coalesce(ship_to->>'city', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "parcels_shipment" ON "parcels" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING gin ((translate(lower(tracking_no), E' \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotions_sku" ON "promotions" USING btree ("goods_sku_id","org_id");--> statement-breakpoint
CREATE INDEX "quick_orders_cust" ON "quick_orders" USING btree ("cust_id","create_time");--> statement-breakpoint
CREATE INDEX "quick_orders_saved" ON "quick_orders" USING btree ("cust_id","update_time") WHERE "quick_orders"."saved";--> statement-breakpoint
CREATE INDEX "receivables_due" ON "receivables" USING btree ("cust_id","status","due_date");--> statement-breakpoint
CREATE INDEX "receivables_newest" ON "receivables" USING btree ("cust_id","invoice_date","receivable_id");--> statement-breakpoint
CREATE INDEX "receivables_order" ON "receivables" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receivables_numbers" ON "receivables" USING gin ((translate(lower((number || chr(10) || po_no)), E' \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registration_files_cust" ON "registration_files" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "registration_files_waiting" ON "registration_files" USING btree ("email","create_time") WHERE "registration_files"."cust_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_lines_line" ON "report_lines" USING btree ("report_id","order_line_id",coalesce("part_sku", 0),"kind");--> statement-breakpoint
CREATE INDEX "report_lines_rma" ON "report_lines" USING btree ("rma_id") WHERE "report_lines"."rma_id" is not null;--> statement-breakpoint
CREATE INDEX "report_lines_order_line" ON "report_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "report_notes_line" ON "report_notes" USING btree ("report_line_id","note_id");--> statement-breakpoint
CREATE INDEX "reports_order" ON "reports" USING btree ("order_id","report_id");--> statement-breakpoint
CREATE INDEX "reports_time" ON "reports" USING btree ("create_time","report_id");--> statement-breakpoint
CREATE INDEX "rma_events_rma" ON "rma_events" USING btree ("rma_id","event_id");--> statement-breakpoint
CREATE INDEX "rma_files_rma" ON "rma_files" USING btree ("rma_id","order_line_id","position");--> statement-breakpoint
CREATE INDEX "rma_files_waiting" ON "rma_files" USING btree ("account_id","create_time") WHERE "rma_files"."rma_id" is null and "rma_files"."report_line_id" is null;--> statement-breakpoint
CREATE INDEX "rma_files_report" ON "rma_files" USING btree ("report_line_id","position") WHERE "rma_files"."report_line_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rma_lines_line" ON "rma_lines" USING btree ("rma_id","order_line_id",coalesce("part_sku", 0));--> statement-breakpoint
CREATE INDEX "rma_lines_held" ON "rma_lines" USING btree ("order_line_id") WHERE "rma_lines"."held" > 0;--> statement-breakpoint
CREATE INDEX "rmas_cust" ON "rmas" USING btree ("cust_id","create_time","rma_id");--> statement-breakpoint
CREATE INDEX "rmas_status" ON "rmas" USING btree ("cust_id","status","create_time","rma_id");--> statement-breakpoint
CREATE INDEX "rmas_drafts" ON "rmas" USING btree ("update_time") WHERE "rmas"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("account_id","list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_first" ON "saved_views" USING btree ("account_id","list") WHERE "saved_views"."is_first";--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "searches_keyword" ON "searches" USING btree ("account_id",lower("keyword"));--> statement-breakpoint
CREATE INDEX "searches_recent" ON "searches" USING btree ("account_id","searched");--> statement-breakpoint
CREATE UNIQUE INDEX "series_name" ON "series" USING btree ("brand_id","series_name");--> statement-breakpoint
CREATE INDEX "shipment_lines_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","shipment_id");--> statement-breakpoint
CREATE INDEX "shipments_number" ON "shipments" USING gin ((translate(lower(number), E' \t\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\\-./#:_', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sku_models_model" ON "sku_models" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_number" ON "skus" USING btree ("number");--> statement-breakpoint
CREATE INDEX "skus_number_key" ON "skus" USING btree ("number_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_oem_key" ON "skus" USING btree ("oem_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_union_code" ON "skus" USING btree ("union_code");--> statement-breakpoint
CREATE INDEX "skus_box_barcode" ON "skus" USING btree ("box_barcode");--> statement-breakpoint
CREATE INDEX "skus_product_barcode" ON "skus" USING btree ("product_barcode");--> statement-breakpoint
CREATE INDEX "skus_class" ON "skus" USING btree ("class_id","brand_id","number");--> statement-breakpoint
CREATE INDEX "skus_search" ON "skus" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skus_number_trgm" ON "skus" USING gin ("number_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skus_oem_trgm" ON "skus" USING gin ("oem_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tokens_account" ON "tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "transmissions_invoice" ON "transmissions" USING btree ("invoice_id");--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX "skus_number_alike" ON "skus" USING btree (translate("number_key", 'OIL', '011'));--> statement-breakpoint
CREATE INDEX "skus_oem_alike" ON "skus" USING btree (translate("oem_key", 'OIL', '011'));
--> statement-breakpoint
CREATE INDEX "skus_oem_end" ON "skus" USING btree (right("oem_key", 3));--> statement-breakpoint
CREATE INDEX "skus_short_name" ON "skus" USING btree (substring("name" from '\(([0-9]{2,3}[A-Z])\)'));--> statement-breakpoint
-- What drizzle-kit cannot write. Rows of these tables are never changed.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "stored_files_append_only" BEFORE UPDATE OR DELETE ON "stored_files"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "transmissions_append_only" BEFORE UPDATE OR DELETE ON "transmissions"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- The sums of each company stand beside its entries.
CREATE FUNCTION "sum_receivables"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "receivable_sums";
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		UPDATE "receivable_sums" SET "entries" = "entries" - 1, "amount" = "amount" - OLD."amount", "balance" = "balance" - OLD."balance"
		WHERE ("cust_id", "currency", "type", "status", "due_date") = (OLD."cust_id", OLD."currency", OLD."type", OLD."status", OLD."due_date");
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "receivable_sums" AS s ("cust_id", "currency", "type", "status", "due_date", "entries", "amount", "balance")
		VALUES (NEW."cust_id", NEW."currency", NEW."type", NEW."status", NEW."due_date", 1, NEW."amount", NEW."balance")
		ON CONFLICT ("cust_id", "currency", "type", "status", "due_date") DO UPDATE
		SET "entries" = s."entries" + 1, "amount" = s."amount" + NEW."amount", "balance" = s."balance" + NEW."balance";
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "receivable_sums" WHERE "entries" = 0
		AND ("cust_id", "currency", "type", "status", "due_date") = (OLD."cust_id", OLD."currency", OLD."type", OLD."status", OLD."due_date");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "receivables_summed" AFTER INSERT OR DELETE OR UPDATE OF "cust_id", "currency", "type", "status", "due_date", "amount", "balance" ON "receivables"
FOR EACH ROW EXECUTE FUNCTION "sum_receivables"();--> statement-breakpoint
CREATE TRIGGER "receivables_truncated" AFTER TRUNCATE ON "receivables"
FOR EACH STATEMENT EXECUTE FUNCTION "sum_receivables"();--> statement-breakpoint
-- Rows of the audit stay as they were written. What is counted by the minute grows; the janitor says that it is the janitor.
CREATE FUNCTION "audit_stays"() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('cartwright.janitor', true) = 'on' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.count_key IS NOT NULL AND NEW.count > OLD.count
    AND to_jsonb(NEW) - 'count' = to_jsonb(OLD) - 'count' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is append only';
END;
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_stays"();
