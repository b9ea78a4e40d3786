CREATE INDEX "skus_oem_end" ON "skus" USING btree (right("oem_key", 3));--> statement-breakpoint
CREATE INDEX "skus_short_name" ON "skus" USING btree (substring("name" from '\(([0-9]{2,3}[A-Z])\)'));