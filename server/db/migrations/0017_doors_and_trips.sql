ALTER TABLE "orders" ADD COLUMN "leave_at_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "trips_of_provider" ON "trips" USING btree ("provider_id","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "silent_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lost_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lost_by_couriers_id_fk" FOREIGN KEY ("lost_by") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_lost_by" ON "orders" USING btree ("lost_by") WHERE lost_by is not null;