ALTER TABLE "orders" ADD COLUMN "lost_why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "with_lost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_changes" integer DEFAULT 0 NOT NULL;