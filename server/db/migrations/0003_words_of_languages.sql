-- The words of a text in every language that it has.
CREATE FUNCTION all_languages(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(value, ' '), '') FROM jsonb_each_text(texts));--> statement-breakpoint
-- Small letters without accents, and without what Arabic adds to a letter: short vowels, hamza and the stretching of words.
CREATE FUNCTION plain_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(regexp_replace(lower(normalize(words, NFD)), '[\u0300-\u036f\u0640\u064b-\u0655\u0670]', '', 'g'), 'ٱىة', 'ايه');--> statement-breakpoint
DROP INDEX "item_variations_type";--> statement-breakpoint
ALTER TABLE "item_variations" ALTER COLUMN "type" SET DATA TYPE jsonb USING jsonb_build_object('en', "type", 'ar', "type_ar"), DROP COLUMN "type_ar";--> statement-breakpoint
CREATE UNIQUE INDEX "item_variations_type" ON "item_variations" USING btree ("item_id",(type ->> 'en'));--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', 'm' || module_id::text || 'z' || zone_id::text || ' ' || plain_letters(all_languages(name) || ' ' || keywords))) STORED;--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
ALTER TABLE "rental_providers" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', plain_letters(all_languages(name)))) STORED;--> statement-breakpoint
CREATE INDEX "rental_providers_search" ON "rental_providers" USING gin ("search");--> statement-breakpoint
ALTER TABLE "vehicles" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', plain_letters(all_languages(name)))) STORED;--> statement-breakpoint
CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("search");--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "search", DROP COLUMN "spelling", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', plain_letters(all_languages(name)))) STORED, ADD COLUMN "spelling" text GENERATED ALWAYS AS (translate(plain_letters(all_languages(name)), 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abcdefghijklmnopqrstuvwxyz01234')) STORED;--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "stores_alike" ON "stores" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
-- Words that are told apart by marks alone become one.
WITH known AS (DELETE FROM "search_words" RETURNING "module_id", "zone_id", plain_letters("word") AS "word", "frequency")
INSERT INTO "search_words" ("module_id", "zone_id", "word", "frequency")
SELECT "module_id", "zone_id", "word", sum("frequency") FROM known GROUP BY "module_id", "zone_id", "word";
