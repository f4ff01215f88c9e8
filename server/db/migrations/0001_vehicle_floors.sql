ALTER TABLE "vehicles" ADD COLUMN "provider_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "vehicles" SET "provider_discount" = "rental_providers"."discount" FROM "rental_providers" WHERE "rental_providers"."id" = "vehicles"."provider_id";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "lowest_floor" bigint GENERATED ALWAYS AS (case when least(hourly_price, distance_price, day_price) is not null then greatest(0, least(hourly_price, distance_price, day_price) - greatest(case discount_type when 'percent' then (least(hourly_price, distance_price, day_price) * discount + 99999) / 100000 else discount end, (least(hourly_price, distance_price, day_price) * provider_discount + 99999) / 100000)) end) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "hourly_floor" bigint GENERATED ALWAYS AS (case when hourly_price is not null then greatest(0, hourly_price - greatest(case discount_type when 'percent' then (hourly_price * discount + 99999) / 100000 else discount end, (hourly_price * provider_discount + 99999) / 100000)) end) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "distance_floor" bigint GENERATED ALWAYS AS (case when distance_price is not null then greatest(0, distance_price - greatest(case discount_type when 'percent' then (distance_price * discount + 99999) / 100000 else discount end, (distance_price * provider_discount + 99999) / 100000)) end) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "day_floor" bigint GENERATED ALWAYS AS (case when day_price is not null then greatest(0, day_price - greatest(case discount_type when 'percent' then (day_price * discount + 99999) / 100000 else discount end, (day_price * provider_discount + 99999) / 100000)) end) STORED;--> statement-breakpoint
CREATE INDEX "vehicles_lowest_floor" ON "vehicles" USING btree ("lowest_floor","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_hourly_floor" ON "vehicles" USING btree ("hourly_floor","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_distance_floor" ON "vehicles" USING btree ("distance_floor","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
CREATE INDEX "vehicles_day_floor" ON "vehicles" USING btree ("day_floor","id" DESC NULLS FIRST,"category_id","brand_id","seating_capacity","air_condition","transmission","fuel","pickup_zone_ids") WHERE active;--> statement-breakpoint
-- A vehicle that comes while its provider's discount changes waits for it.
CREATE FUNCTION take_provider_discount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT discount INTO new.provider_discount FROM rental_providers WHERE id = new.provider_id FOR SHARE;
	RETURN new;
END $$;--> statement-breakpoint
CREATE FUNCTION hand_provider_discount_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE vehicles SET provider_discount = new.discount WHERE provider_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_of_provider_discount BEFORE INSERT OR UPDATE OF provider_id ON vehicles FOR EACH ROW EXECUTE FUNCTION take_provider_discount();--> statement-breakpoint
CREATE TRIGGER rental_providers_discount AFTER UPDATE OF discount ON rental_providers FOR EACH ROW WHEN (old.discount IS DISTINCT FROM new.discount) EXECUTE FUNCTION hand_provider_discount_on();
