ALTER TABLE "store_staff" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_staff" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "trip_events" ADD COLUMN "by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_staff" ADD CONSTRAINT "store_staff_provider_id_rental_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."rental_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_staff_of_provider" ON "store_staff" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "trips_open_of_provider" ON "trips" USING btree ("provider_id","starts_at") WHERE status in ('pending', 'confirmed', 'ongoing');--> statement-breakpoint
ALTER TABLE "store_staff" ADD CONSTRAINT "store_staff_place" CHECK (num_nonnulls(store_id, provider_id) = 1);