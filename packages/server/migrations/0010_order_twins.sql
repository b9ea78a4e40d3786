ALTER TABLE "orders" ADD COLUMN "lines_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_lines" ON "orders" USING btree ("cust_id","lines_key");--> statement-breakpoint
-- As the function `linesKey` of orders/twins.ts makes it.
UPDATE "orders" AS o SET "lines_key" = l.lines_key FROM (
	SELECT "order_id", md5(string_agg("goods_sku_id" || ':' || "qty", ',' ORDER BY "goods_sku_id")) AS lines_key
	FROM "order_lines" GROUP BY "order_id"
) AS l WHERE l."order_id" = o."order_id";
