CREATE TABLE "seeded_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;