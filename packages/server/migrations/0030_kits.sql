CREATE TABLE "kit_parts" (
	"kit_sku" integer NOT NULL,
	"part_sku" integer NOT NULL,
	"pieces" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "kit_parts_kit_sku_part_sku_pk" PRIMARY KEY("kit_sku","part_sku"),
	CONSTRAINT "kit_parts_pieces" CHECK ("kit_parts"."pieces" > 0 and "kit_parts"."kit_sku" <> "kit_parts"."part_sku")
);
--> statement-breakpoint
ALTER TABLE "rma_lines" ADD COLUMN "part_sku" integer;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_kit_sku_skus_goods_sku_id_fk" FOREIGN KEY ("kit_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_parts_part" ON "kit_parts" USING btree ("part_sku");--> statement-breakpoint
ALTER TABLE "rma_lines" ADD CONSTRAINT "rma_lines_part_sku_skus_goods_sku_id_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("goods_sku_id") ON DELETE no action ON UPDATE no action;