ALTER TABLE "quick_orders" ADD COLUMN "saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "entered" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "update_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "last_ordered" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quick_orders" ADD COLUMN "list_id" integer;--> statement-breakpoint
CREATE INDEX "quick_orders_saved" ON "quick_orders" USING btree ("cust_id","update_time") WHERE "quick_orders"."saved";