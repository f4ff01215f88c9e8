ALTER TABLE "orders" ADD COLUMN "track_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "track_token" uuid DEFAULT gen_random_uuid() NOT NULL;