ALTER TABLE "reports" DROP CONSTRAINT "reports_rma_id_rmas_rma_id_fk";
--> statement-breakpoint
DROP INDEX "reports_rma";--> statement-breakpoint
DROP INDEX "report_lines_line";--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "rma_id" integer;--> statement-breakpoint
UPDATE "report_lines" SET "rma_id" = "reports"."rma_id" FROM "reports" WHERE "reports"."report_id" = "report_lines"."report_id";--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_rma_id_rmas_rma_id_fk" FOREIGN KEY ("rma_id") REFERENCES "public"."rmas"("rma_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_lines_rma" ON "report_lines" USING btree ("rma_id") WHERE "report_lines"."rma_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_lines_line" ON "report_lines" USING btree ("report_id","order_line_id",coalesce("part_sku", 0),"kind");--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "rma_id";