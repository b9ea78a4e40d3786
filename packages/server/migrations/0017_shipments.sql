CREATE TABLE "parcels" (
	"parcel_id" serial PRIMARY KEY NOT NULL,
	"shipment_id" integer NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text NOT NULL,
	"weight" numeric(8, 3),
	CONSTRAINT "parcels_number" UNIQUE("carrier","tracking_no")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
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
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_shipment" ON "parcels" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_lines_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","shipment_id");--> statement-breakpoint
-- What had left before shipments were kept: one shipment of each order, with its tracking number.
INSERT INTO "shipments" ("order_id", "number", "shipped_at", "delivered_at")
SELECT o."order_id", o."so_no" || '-1', o."create_time",
	CASE WHEN o."status" = 'all goods delivered' THEN coalesce(o."delivery_date"::timestamptz, o."create_time") END
FROM "orders" o
WHERE EXISTS (SELECT FROM "order_lines" l JOIN "allocations" a USING ("order_line_id")
	WHERE l."order_id" = o."order_id" AND a."shipped" > 0)
ORDER BY o."order_id";--> statement-breakpoint
INSERT INTO "shipment_lines" ("shipment_id", "order_line_id", "qty")
SELECT s."shipment_id", l."order_line_id", sum(a."shipped")
FROM "shipments" s JOIN "order_lines" l USING ("order_id") JOIN "allocations" a USING ("order_line_id")
WHERE a."shipped" > 0 GROUP BY 1, 2 ORDER BY 1, 2;--> statement-breakpoint
INSERT INTO "parcels" ("shipment_id", "tracking_no")
SELECT min(s."shipment_id"), o."tracking_no" FROM "shipments" s JOIN "orders" o USING ("order_id")
WHERE o."tracking_no" IS NOT NULL GROUP BY 2 ORDER BY 1;--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "at", "kind", "actor")
SELECT "order_id", "create_time", 'placed', "account_id" FROM "orders" ORDER BY "order_id";
