ALTER TABLE "orders" ADD COLUMN "to_invoice" numeric(14, 6) DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "to_invoice" = CASE WHEN "status" IN ('submitted', 'processing') THEN "grand_total"
  ELSE greatest(0, "grand_total" - coalesce((SELECT sum(r.amount) FROM "receivables" r
    JOIN "invoices" i USING ("invoice_id") WHERE i.order_id = "orders"."order_id" AND i.kind = 'invoice'), 0)) END
WHERE "status" IN ('submitted', 'processing', 'partly shipped')
  OR ("status" <> 'cancelled' AND EXISTS (SELECT FROM "shipments" s WHERE s.order_id = "orders"."order_id"
    AND NOT EXISTS (SELECT FROM "invoices" i WHERE i.shipment_id = s.shipment_id AND i.kind = 'invoice')));--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "orders" USING btree ("cust_id","to_invoice") WHERE "orders"."to_invoice" > 0;
