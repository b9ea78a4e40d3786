DROP INDEX "receivables_po";--> statement-breakpoint
CREATE INDEX "orders_numbers" ON "orders" USING gin ((lower(order_no || chr(10) || so_no || chr(10) || po_no || chr(10) || coalesce(tracking_no, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receivables_order" ON "receivables" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receivables_numbers" ON "receivables" USING gin ((lower(number || chr(10) || po_no)) gin_trgm_ops);