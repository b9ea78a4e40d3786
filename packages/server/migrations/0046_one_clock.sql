ALTER TABLE "accounts" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "added_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contents" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "kept_printers" ALTER COLUMN "kept_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notification_reads" ALTER COLUMN "read_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_files" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quick_orders" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quick_orders" ALTER COLUMN "update_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "registration_files" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "searches" ALTER COLUMN "searched" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "create_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "last_used" DROP DEFAULT;