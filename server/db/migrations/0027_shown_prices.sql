DROP INDEX "items_price";--> statement-breakpoint
DROP INDEX "items_discount";--> statement-breakpoint
DROP INDEX "items_filtered";--> statement-breakpoint
DROP INDEX "items_filtered_in_group";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "variation_prices" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "store_terms" bigint[] DEFAULT '{2,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "flash_terms" bigint[];--> statement-breakpoint
UPDATE "items" SET "variation_prices" = found.prices FROM (SELECT item_id, array_agg(price ORDER BY id) AS prices FROM item_variations GROUP BY item_id) AS found WHERE found.item_id = items.id;--> statement-breakpoint
-- What a card shows of one piece that is bought alone, and what is off it in thousandths of a percent.
CREATE FUNCTION shown_price(price bigint, variation_prices bigint[], discount bigint, discount_type text, flash_terms bigint[], store_terms bigint[]) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	coin bigint := power(10, 3 - least(3, greatest(0, store_terms[1])))::bigint;
	own_off bigint := coalesce(flash_terms[2], discount);
	is_percent boolean := coalesce(flash_terms[1] = 1, discount_type = 'percent');
	one bigint;
	unit bigint;
	off bigint;
	lowest bigint;
	lowest_shown bigint;
BEGIN
	FOREACH one IN ARRAY CASE WHEN cardinality(variation_prices) > 0 THEN variation_prices ELSE array[price] END LOOP
		unit := round(one::numeric / coin) * coin;
		off := CASE WHEN is_percent THEN round(unit::numeric * own_off / (100000 * coin)) * coin ELSE round(own_off::numeric / coin) * coin END;
		IF store_terms[2] > 0 AND unit >= store_terms[4] THEN
			off := greatest(off, least(
				round(unit::numeric * store_terms[2] / (100000 * coin)) * coin,
				CASE WHEN store_terms[3] > 0 THEN round(store_terms[3]::numeric / coin) * coin END));
		END IF;
		lowest := least(lowest, unit);
		lowest_shown := least(lowest_shown, unit - least(unit, off));
	END LOOP;
	RETURN array[lowest_shown, CASE WHEN lowest > lowest_shown THEN greatest(1, (lowest - lowest_shown) * 100000 / lowest) ELSE 0 END];
END $$;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shown_price" bigint GENERATED ALWAYS AS ((shown_price(price, variation_prices, discount, discount_type, flash_terms, store_terms))[1]) STORED;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "shown_rate" bigint GENERATED ALWAYS AS ((shown_price(price, variation_prices, discount, discount_type, flash_terms, store_terms))[2]) STORED;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "kept_terms" bigint[] DEFAULT '{2,0,0,0}' NOT NULL;--> statement-breakpoint
CREATE INDEX "items_in_flash" ON "items" USING btree ("id") WHERE flash_terms is not null;--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("module_id","zone_id","shown_price","id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_discount" ON "items" USING btree ("module_id","zone_id","shown_rate" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_filtered" ON "items" USING btree ("module_id","zone_id","parent_category_id","category_id","store_id","shown_price","shown_rate","rating_avg","rating_count","stock","veg","organic","halal","available_time_starts","available_time_ends","order_count","created_at","id") WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_filtered_in_group" ON "items" USING btree ("parent_category_id","zone_id","category_id","store_id","shown_price","shown_rate","rating_avg","rating_count","stock","veg","organic","halal","available_time_starts","available_time_ends","order_count","created_at","id") WHERE active and campaign_starts is null;--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "final_price";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "discount_rate";--> statement-breakpoint
CREATE FUNCTION keep_variation_prices(wanted int[]) RETURNS void LANGUAGE sql AS $$
	UPDATE items SET variation_prices = coalesce((SELECT array_agg(v.price ORDER BY v.id) FROM item_variations v WHERE v.item_id = items.id), '{}')
	WHERE id = any(wanted);
$$;--> statement-breakpoint
CREATE FUNCTION keep_prices_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_variation_prices((SELECT array_agg(DISTINCT item_id) FROM changed));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_prices_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_variation_prices(array[old.item_id, new.item_id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER item_variations_added AFTER INSERT ON item_variations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_prices_of_changed();--> statement-breakpoint
CREATE TRIGGER item_variations_removed AFTER DELETE ON item_variations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_prices_of_changed();--> statement-breakpoint
CREATE TRIGGER item_variations_priced AFTER UPDATE OF price, item_id ON item_variations FOR EACH ROW EXECUTE FUNCTION keep_prices_of_one();--> statement-breakpoint
-- An item that comes while its store's prices are being kept anew waits for them.
CREATE FUNCTION take_store_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('shown_prices'));
	SELECT kept_terms INTO new.store_terms FROM stores WHERE id = new.store_id;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER items_of_store_terms BEFORE INSERT OR UPDATE OF store_id ON items FOR EACH ROW EXECUTE FUNCTION take_store_terms();
