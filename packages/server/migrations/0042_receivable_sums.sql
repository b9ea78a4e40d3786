CREATE TABLE "receivable_sums" (
	"cust_id" integer NOT NULL,
	"currency" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"due_date" date NOT NULL,
	"entries" integer NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"balance" numeric(18, 6) NOT NULL,
	CONSTRAINT "receivable_sums_cust_id_currency_type_status_due_date_pk" PRIMARY KEY("cust_id","currency","type","status","due_date")
);
--> statement-breakpoint
DROP INDEX "receivables_sums";--> statement-breakpoint
ALTER TABLE "receivable_sums" ADD CONSTRAINT "receivable_sums_cust_id_customers_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customers"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "receivable_sums" SELECT "cust_id", "currency", "type", "status", "due_date", count(*), sum("amount"), sum("balance") FROM "receivables" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE FUNCTION "sum_receivables"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "receivable_sums";
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		UPDATE "receivable_sums" SET "entries" = "entries" - 1, "amount" = "amount" - OLD."amount", "balance" = "balance" - OLD."balance"
		WHERE ("cust_id", "currency", "type", "status", "due_date") = (OLD."cust_id", OLD."currency", OLD."type", OLD."status", OLD."due_date");
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "receivable_sums" AS s ("cust_id", "currency", "type", "status", "due_date", "entries", "amount", "balance")
		VALUES (NEW."cust_id", NEW."currency", NEW."type", NEW."status", NEW."due_date", 1, NEW."amount", NEW."balance")
		ON CONFLICT ("cust_id", "currency", "type", "status", "due_date") DO UPDATE
		SET "entries" = s."entries" + 1, "amount" = s."amount" + NEW."amount", "balance" = s."balance" + NEW."balance";
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "receivable_sums" WHERE "entries" = 0
		AND ("cust_id", "currency", "type", "status", "due_date") = (OLD."cust_id", OLD."currency", OLD."type", OLD."status", OLD."due_date");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "receivables_summed" AFTER INSERT OR DELETE OR UPDATE OF "cust_id", "currency", "type", "status", "due_date", "amount", "balance" ON "receivables"
FOR EACH ROW EXECUTE FUNCTION "sum_receivables"();--> statement-breakpoint
CREATE TRIGGER "receivables_truncated" AFTER TRUNCATE ON "receivables"
FOR EACH STATEMENT EXECUTE FUNCTION "sum_receivables"();
