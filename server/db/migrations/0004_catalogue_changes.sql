-- Tells every server what of the catalogue has changed, once that is committed: pages that it keeps are rendered again.
-- What a page shows of a row: how often it was sold is not seen, nor how many there are while there are many.
CREATE FUNCTION seen_of(line jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (line - '{order_count,wishlist_count,trip_count,used_count,search,spelling}'::text[]) || jsonb_build_object('stock', least((line ->> 'stock')::integer, 100));--> statement-breakpoint
-- The ids of changed rows, by the column that is the argument; `*` where they are many.
CREATE FUNCTION tell_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids text[];
BEGIN
	IF (SELECT count(*) FROM new_rows) > 300 THEN
		PERFORM pg_notify('catalogue_changes', '*');
		RETURN NULL;
	END IF;
	SELECT array_agg(DISTINCT line ->> TG_ARGV[0]) INTO ids FROM (
		SELECT seen_of(to_jsonb(n)) AS line FROM new_rows n EXCEPT SELECT seen_of(to_jsonb(o)) FROM old_rows o
	) changed;
	IF ids IS NOT NULL THEN
		PERFORM pg_notify('catalogue_changes', CASE WHEN array_length(ids, 1) > 100 THEN '*' ELSE array_to_string(ids, ' ') END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Where something comes, goes or is told in many places, all pages are rendered again.
CREATE FUNCTION tell_all_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changes', '*');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "items_changed" AFTER UPDATE ON "items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('id');--> statement-breakpoint
CREATE TRIGGER "items_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "items" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "item_variations_changed" AFTER UPDATE ON "item_variations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('item_id');--> statement-breakpoint
CREATE TRIGGER "item_variations_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "item_variations" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "flash_sale_items_changed" AFTER UPDATE ON "flash_sale_items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('item_id');--> statement-breakpoint
CREATE TRIGGER "flash_sale_items_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "flash_sale_items" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "stores_changed" AFTER UPDATE ON "stores" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('id');--> statement-breakpoint
CREATE TRIGGER "stores_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "stores" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "vehicles_changed" AFTER UPDATE ON "vehicles" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('id');--> statement-breakpoint
CREATE TRIGGER "vehicles_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "vehicles" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "rental_providers_changed" AFTER UPDATE ON "rental_providers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('id');--> statement-breakpoint
CREATE TRIGGER "rental_providers_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "rental_providers" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "brands_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "campaigns_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "campaign_stores_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaign_stores" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "category_zones_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_zones" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "coupons_changed" AFTER UPDATE ON "coupons" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('id');--> statement-breakpoint
CREATE TRIGGER "coupons_come_or_gone" AFTER INSERT OR DELETE OR TRUNCATE ON "coupons" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "flash_sales_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "flash_sales" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "landing_texts_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "landing_texts" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "modules_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "modules" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "module_zones_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "module_zones" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "policies_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "policies" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "rental_banners_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rental_banners" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "settings_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "vehicle_brands_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_brands" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "vehicle_categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_categories" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();--> statement-breakpoint
CREATE TRIGGER "zones_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zones" FOR EACH STATEMENT EXECUTE FUNCTION tell_all_changed();