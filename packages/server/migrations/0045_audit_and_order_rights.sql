CREATE TABLE "audit" (
	"audit_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cust_id" integer,
	"account_id" integer,
	"command" text,
	"session" text,
	"network" text,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"count" integer DEFAULT 1 NOT NULL,
	"count_key" text,
	CONSTRAINT "audit_count_key_unique" UNIQUE("count_key")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "default_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_rule" text DEFAULT 'tell' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("cust_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("cust_id","held_since") WHERE "orders"."held_since" is not null;--> statement-breakpoint
-- Who may use the basket, and who runs the company, may place orders as before.
UPDATE "accounts" SET "permissions" = "permissions" || '["cust:order"]'::jsonb
  WHERE ("main_account" OR "permissions" ? 'cust:shoppingcart')
    AND NOT "permissions" ? 'cust:order' AND NOT "permissions" ? '*:*:*';--> statement-breakpoint
-- Rows of the audit stay as they were written. What is counted by the minute grows; the janitor says that it is the janitor.
CREATE FUNCTION "audit_stays"() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('cartwright.janitor', true) = 'on' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.count_key IS NOT NULL AND NEW.count > OLD.count
    AND to_jsonb(NEW) - 'count' = to_jsonb(OLD) - 'count' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is append only';
END;
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_stays"();
