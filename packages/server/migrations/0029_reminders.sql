CREATE TABLE "reminders" (
	"receivable_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_receivable_id_step_pk" PRIMARY KEY("receivable_id","step")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_receivable_id_receivables_receivable_id_fk" FOREIGN KEY ("receivable_id") REFERENCES "public"."receivables"("receivable_id") ON DELETE cascade ON UPDATE no action;