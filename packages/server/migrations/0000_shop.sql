CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_prices" (
	"account_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"price" numeric(14, 6) NOT NULL,
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
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address_id" serial PRIMARY KEY NOT NULL,
	"cust_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
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
	"email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"goods_sku_id" integer NOT NULL,
	"warehouse" text NOT NULL,
	"eta_date" date NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "arrivals_goods_sku_id_warehouse_eta_date_pk" PRIMARY KEY("goods_sku_id","warehouse","eta_date")
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
	"added_price" numeric(14, 6) NOT NULL,
	"added_stock" integer NOT NULL,
	"added_time" timestamp with time zone DEFAULT now() NOT NULL,
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
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"iso2" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
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
	"tax_code" text DEFAULT '' NOT NULL,
	"price_list_id" integer NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_custnum_unique" UNIQUE("custnum")
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"favorite_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text,
	"warehouse" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_classes" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"class_name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"series_id" integer NOT NULL,
	"model_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_line_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"cust_number" text,
	"qty" integer NOT NULL,
	"unit_price" numeric(14, 6) NOT NULL,
	"discount_price" numeric(14, 6),
	"price" numeric(14, 6) NOT NULL,
	"account_price" numeric(14, 6),
	"ship_now" integer NOT NULL,
	"back_ordered" integer NOT NULL,
	"eta_date" date,
	"warehouse" text NOT NULL,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"so_no" text NOT NULL,
	"po_no" text DEFAULT '' NOT NULL,
	"quick_order_id" integer,
	"cust_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"org_id" integer NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"kind" text NOT NULL,
	"order_type" text NOT NULL,
	"back_order_mode" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" numeric(14, 6) NOT NULL,
	"discount" numeric(14, 6) NOT NULL,
	"promotion_rate" numeric(5, 2) NOT NULL,
	"shipping_cost" numeric(14, 6) NOT NULL,
	"handling_fee" numeric(14, 6) NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat" numeric(14, 6) NOT NULL,
	"total" numeric(14, 6) NOT NULL,
	"grand_total" numeric(14, 6) NOT NULL,
	"bill_to" jsonb NOT NULL,
	"ship_to" jsonb NOT NULL,
	"ship_via" text NOT NULL,
	"forwarder" text,
	"tracking_no" text,
	"delivery_date" date,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
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
	"position" smallint NOT NULL
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
	"price" numeric(14, 6) NOT NULL,
	CONSTRAINT "prices_price_list_id_goods_sku_id_min_qty_pk" PRIMARY KEY("price_list_id","goods_sku_id","min_qty")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" serial PRIMARY KEY NOT NULL,
	"org_id" integer NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"title" text NOT NULL,
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
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quick_orders_qo_no_unique" UNIQUE("qo_no")
);
--> statement-breakpoint
CREATE TABLE "related_skus" (
	"goods_sku_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "related_skus_goods_sku_id_related_id_pk" PRIMARY KEY("goods_sku_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"search_id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"keyword" text NOT NULL,
	"searched" timestamp with time zone DEFAULT now() NOT NULL
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
	"cost" numeric(14, 6) NOT NULL,
	"needs_forwarder" boolean DEFAULT false NOT NULL,
	"forwarders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku_models" (
	"goods_sku_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "sku_models_goods_sku_id_model_id_pk" PRIMARY KEY("goods_sku_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"goods_sku_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"oem_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
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
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_prices" ADD CONSTRAINT "account_prices_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_prices" ADD CONSTRAINT "account_prices_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cust_numbers" ADD CONSTRAINT "cust_numbers_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cust_numbers" ADD CONSTRAINT "cust_numbers_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_series_id_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("series_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quick_order_id_quick_orders_quick_order_id_fk" FOREIGN KEY ("quick_order_id") REFERENCES "public"."quick_orders"("quick_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD CONSTRAINT "quick_orders_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD CONSTRAINT "quick_orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_skus" ADD CONSTRAINT "related_skus_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_skus" ADD CONSTRAINT "related_skus_related_id_skus_goods_sku_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_models" ADD CONSTRAINT "sku_models_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_models" ADD CONSTRAINT "sku_models_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_class_id_goods_classes_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_name" ON "accounts" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_cust" ON "accounts" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "addresses_cust" ON "addresses" USING btree ("cust_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_part" ON "cart_items" USING btree ("account_id","goods_sku_id","warehouse");--> statement-breakpoint
CREATE INDEX "contents_kind" ON "contents" USING btree ("kind","language","region","position");--> statement-breakpoint
CREATE INDEX "cust_numbers_key" ON "cust_numbers" USING btree ("cust_id","cust_key");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_part" ON "favourites" USING btree ("account_id","goods_sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "models_name" ON "models" USING btree ("series_id","model_name");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "orders_cust" ON "orders" USING btree ("cust_id","create_time");--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree ("cust_id","po_no");--> statement-breakpoint
CREATE INDEX "promotions_sku" ON "promotions" USING btree ("goods_sku_id","org_id");--> statement-breakpoint
CREATE INDEX "quick_orders_cust" ON "quick_orders" USING btree ("cust_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "searches_keyword" ON "searches" USING btree ("account_id",lower("keyword"));--> statement-breakpoint
CREATE INDEX "searches_recent" ON "searches" USING btree ("account_id","searched");--> statement-breakpoint
CREATE UNIQUE INDEX "series_name" ON "series" USING btree ("brand_id","series_name");--> statement-breakpoint
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
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires");