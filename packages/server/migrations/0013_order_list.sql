DROP INDEX "orders_cust";--> statement-breakpoint
DROP INDEX "orders_po";--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("cust_id","status","create_time","order_id");--> statement-breakpoint
CREATE INDEX "orders_cust" ON "orders" USING btree ("cust_id","create_time","order_id");--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree ("cust_id",lower("po_no"),"order_id");