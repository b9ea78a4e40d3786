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
ALTER TABLE "ship_vias" ADD COLUMN "min_days" smallint;--> statement-breakpoint
ALTER TABLE "ship_vias" ADD COLUMN "max_days" smallint;--> statement-breakpoint
CREATE TABLE "order_events" (
	"event_id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrivals" DROP CONSTRAINT "arrivals_goods_sku_id_warehouse_eta_date_pk";--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "arrival_id" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "promised" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_goods_sku_id_skus_goods_sku_id_fk" FOREIGN KEY ("goods_sku_id") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_arrival_id_arrivals_arrival_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("arrival_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_accounts_account_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_line" ON "allocations" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "allocations_arrival" ON "allocations" USING btree ("arrival_id") WHERE "allocations"."shipped" < "allocations"."qty";--> statement-breakpoint
CREATE INDEX "allocations_waiting" ON "allocations" USING btree ("goods_sku_id","order_line_id") WHERE "allocations"."kind" = 'none';--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","event_id");--> statement-breakpoint
-- What orders have taken from stock; of shipped ones all is shipped, cancelled ones hold nothing.
INSERT INTO "allocations" ("order_line_id", "goods_sku_id", "kind", "warehouse", "qty", "shipped")
SELECT l."order_line_id", l."goods_sku_id", 'stock', t."key", t."value"::int,
	CASE WHEN o."status" IN ('partly shipped', 'shipped', 'all goods delivered') THEN t."value"::int ELSE 0 END
FROM "order_lines" l JOIN "orders" o USING ("order_id") CROSS JOIN LATERAL jsonb_each_text(l."taken") t
WHERE o."status" <> 'cancelled' AND t."value"::int > 0
ORDER BY l."order_line_id";--> statement-breakpoint
INSERT INTO "allocations" ("order_line_id", "goods_sku_id", "kind", "warehouse", "qty", "shipped")
SELECT l."order_line_id", l."goods_sku_id", 'stock', l."warehouse", l."back_ordered", l."back_ordered"
FROM "order_lines" l JOIN "orders" o USING ("order_id")
WHERE o."status" IN ('shipped', 'all goods delivered') AND l."back_ordered" > 0
ORDER BY l."order_line_id";--> statement-breakpoint
-- What waits is promised from the arrival of its day, the oldest order first, as far as that goes.
WITH waiting AS (
	SELECT l."order_line_id", l."goods_sku_id", l."warehouse", l."back_ordered", a."arrival_id",
		least(l."back_ordered", greatest(0, coalesce(a."qty", 0) + l."back_ordered"
			- sum(l."back_ordered") OVER (PARTITION BY l."goods_sku_id", l."warehouse", l."eta_date" ORDER BY l."order_line_id"))) AS due
	FROM "order_lines" l JOIN "orders" o USING ("order_id")
	LEFT JOIN "arrivals" a ON a."goods_sku_id" = l."goods_sku_id" AND a."warehouse" = l."warehouse" AND a."eta_date" = l."eta_date"
	WHERE o."status" IN ('submitted', 'processing', 'partly shipped') AND l."back_ordered" > 0
)
INSERT INTO "allocations" ("order_line_id", "goods_sku_id", "kind", "warehouse", "arrival_id", "qty")
SELECT "order_line_id", "goods_sku_id", 'arrival', "warehouse", "arrival_id", due FROM waiting WHERE due > 0
UNION ALL
SELECT "order_line_id", "goods_sku_id", 'none', NULL, NULL, "back_ordered" - due FROM waiting WHERE due < "back_ordered"
ORDER BY 1;--> statement-breakpoint
UPDATE "arrivals" AS a SET "promised" = p.qty
FROM (SELECT "arrival_id", sum("qty") AS qty FROM "allocations" WHERE "kind" = 'arrival' GROUP BY "arrival_id") AS p
WHERE p."arrival_id" = a."arrival_id";--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
UPDATE "ship_vias" AS v SET "min_days" = d.min_days, "max_days" = d.max_days
FROM (VALUES ('Standard, 1–2 working days', 1, 2), ('Express, next working day before 12:00', 1, 1),
	('Ground, 1–3 days', 1, 3), ('Two-day air', 2, 2)) AS d(name, min_days, max_days)
WHERE v."name" = d.name;--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "ship_now";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "back_ordered";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "eta_date";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "taken";--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_day" UNIQUE("goods_sku_id","warehouse","eta_date");--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_promised_once" CHECK ("arrivals"."promised" between 0 and "arrivals"."qty");