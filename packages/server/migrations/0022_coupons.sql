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
	"initial_amount" numeric(14, 6) DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"order_types" text[] DEFAULT '{}' NOT NULL,
	"goods_sku_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"uses_of_company" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."uses" is null or "coupons"."used" <= "coupons"."uses")),
	CONSTRAINT "coupons_type" CHECK ("coupons"."type" in ('voucher', 'discount', 'freeShipping'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_company" ON "coupon_redemptions" USING btree ("coupon_id","cust_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("region",lower("code"));