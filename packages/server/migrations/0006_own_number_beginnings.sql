DROP INDEX "cust_numbers_key";--> statement-breakpoint
CREATE INDEX "cust_numbers_key" ON "cust_numbers" USING btree ("cust_id","cust_key" text_pattern_ops);