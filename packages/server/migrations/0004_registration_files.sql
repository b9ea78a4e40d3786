CREATE TABLE "registration_files" (
	"file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"cust_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_files" ADD CONSTRAINT "registration_files_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_files_cust" ON "registration_files" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "registration_files_waiting" ON "registration_files" USING btree ("email","create_time") WHERE "registration_files"."cust_id" is null;