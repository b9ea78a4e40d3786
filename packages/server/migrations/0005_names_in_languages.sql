ALTER TABLE "goods_classes" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ship_vias" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;