ALTER TABLE "order_lines" ADD COLUMN "moved_from" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "queue_place" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "moved_from" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_moved_from_order_lines_order_line_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."order_lines"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_moved_from_orders_order_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_moved" ON "order_lines" USING btree ("moved_from") WHERE "order_lines"."moved_from" is not null;--> statement-breakpoint
CREATE INDEX "orders_moved" ON "orders" USING btree ("moved_from") WHERE "orders"."moved_from" is not null;