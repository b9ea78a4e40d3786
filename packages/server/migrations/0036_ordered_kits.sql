ALTER TABLE "order_lines" ADD COLUMN "kit" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "kit" = today.kit FROM (
  SELECT l.order_line_id, jsonb_agg(jsonb_build_object('goodsSkuId', s.goods_sku_id, 'number', s.number, 'oemCode', s.oem_code,
    'barcode', s.product_barcode, 'brandName', b.brand_name, 'pieces', k.pieces, 'weight', coalesce(p.price, 0),
    'names', jsonb_build_object('en', s.name) || s.names) ORDER BY s.number) AS kit
  FROM "order_lines" l
  JOIN "orders" o ON o.order_id = l.order_id
  JOIN "customers" c ON c.cust_id = o.cust_id
  JOIN "kit_parts" k ON k.kit_sku = l.goods_sku_id
  JOIN "skus" s ON s.goods_sku_id = k.part_sku
  JOIN "brands" b ON b.brand_id = s.brand_id
  LEFT JOIN "prices" p ON p.goods_sku_id = k.part_sku AND p.price_list_id = c.price_list_id AND p.min_qty = 1
  GROUP BY l.order_line_id) today
WHERE today.order_line_id = "order_lines"."order_line_id";--> statement-breakpoint
UPDATE "order_lines" SET "kit" = coalesce((
  SELECT jsonb_agg((part - 'name') || jsonb_build_object('names', jsonb_build_object('en', s.name) || s.names) ORDER BY place)
  FROM jsonb_array_elements(first.kit) WITH ORDINALITY AS parts(part, place)
  JOIN "skus" s ON s.goods_sku_id = (part->>'goodsSkuId')::int), '[]')
FROM (
  SELECT DISTINCT ON ((line->>'lineId')::bigint) (line->>'lineId')::bigint AS order_line_id, line->'kit' AS kit
  FROM "invoices", jsonb_array_elements("invoices"."snapshot"->'lines') AS line
  WHERE "invoices"."kind" = 'invoice'
  ORDER BY (line->>'lineId')::bigint, "invoices"."invoice_id") first
WHERE first.order_line_id = "order_lines"."order_line_id";
