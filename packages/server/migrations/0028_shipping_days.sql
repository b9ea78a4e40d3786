CREATE TABLE "shipping_days" (
	"org_id" integer NOT NULL,
	"day" text NOT NULL,
	"cut_off" text,
	CONSTRAINT "shipping_days_org_id_day_pk" PRIMARY KEY("org_id","day")
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "reported_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "shipping_days" ADD CONSTRAINT "shipping_days_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;