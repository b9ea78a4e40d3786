CREATE TABLE "notification_reads" (
	"notification_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"read_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_reads_notification_id_account_id_pk" PRIMARY KEY("notification_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"notification_id" serial PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"org_id" integer,
	"account_id" integer,
	"texts" jsonb NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("notification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_org_id_org_sites_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_sites"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("region","create_time");--> statement-breakpoint
INSERT INTO "notifications" ("region", "org_id", "texts", "create_time")
SELECT "region", "org_id", jsonb_build_object("language", jsonb_build_object('title', "title", 'text', "body")), "create_time"
FROM "contents" WHERE "kind" = 'notification' ORDER BY "create_time";
--> statement-breakpoint
DELETE FROM "contents" WHERE "kind" = 'notification';
