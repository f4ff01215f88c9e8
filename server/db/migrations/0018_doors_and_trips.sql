ALTER TABLE "orders" ADD COLUMN "leave_at_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "trips_of_provider" ON "trips" USING btree ("provider_id","id" DESC NULLS FIRST);