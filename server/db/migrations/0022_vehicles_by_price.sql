DROP INDEX "vehicles_lowest_price";--> statement-breakpoint
DROP INDEX "vehicles_hourly_price";--> statement-breakpoint
DROP INDEX "vehicles_distance_price";--> statement-breakpoint
DROP INDEX "vehicles_day_price";--> statement-breakpoint
CREATE INDEX "vehicles_lowest_price" ON "vehicles" USING btree ("lowest_price","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_hourly_price" ON "vehicles" USING btree ("hourly_price","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_distance_price" ON "vehicles" USING btree ("distance_price","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_day_price" ON "vehicles" USING btree ("day_price","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;