DROP INDEX "rma_lines_line";--> statement-breakpoint
ALTER TABLE "rma_files" ADD COLUMN "part_sku" integer;--> statement-breakpoint
UPDATE "rma_files" SET "part_sku" = "rma_lines"."part_sku" FROM "rma_lines"
  WHERE "rma_lines"."rma_id" = "rma_files"."rma_id" AND "rma_lines"."order_line_id" = "rma_files"."order_line_id";--> statement-breakpoint
ALTER TABLE "rma_files" ADD CONSTRAINT "rma_files_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rma_lines_line" ON "rma_lines" USING btree ("rma_id","order_line_id",coalesce("part_sku", 0));