CREATE TABLE "sku_sales" (
	"region" text NOT NULL,
	"goods_sku_id" integer NOT NULL,
	"sold" real NOT NULL,
	CONSTRAINT "sku_sales_region_goods_sku_id_pk" PRIMARY KEY("region","goods_sku_id")
);
--> statement-breakpoint
ALTER TABLE "sku_sales" ADD CONSTRAINT "sku_sales_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE cascade ON UPDATE no action;