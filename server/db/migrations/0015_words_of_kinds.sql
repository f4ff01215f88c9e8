ALTER TABLE "categories" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', plain_letters(all_languages(name)))) STORED;--> statement-breakpoint
ALTER TABLE "vehicle_categories" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', plain_letters(all_languages(name)))) STORED;--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', 'm' || module_id::text || 'z' || zone_id::text || ' ' || plain_letters(all_languages(name) || ' ' || keywords)) || array_to_tsvector(array['=' || category_id::text])) STORED;--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");--> statement-breakpoint
-- The names of categories find what they hold, so they are words that a misspelt one can be corrected to.
INSERT INTO "search_words" ("module_id", "zone_id", "word", "frequency")
SELECT c."module_id", z."zone_id", word, sum(z."items_count")
FROM "categories" c JOIN "category_zones" z ON z."category_id" = c."id"
CROSS JOIN LATERAL unnest(tsvector_to_array(c."search")) word
WHERE length(word) >= 3 GROUP BY c."module_id", z."zone_id", word
ON CONFLICT ("module_id", "zone_id", "word") DO UPDATE SET "frequency" = "search_words"."frequency" + excluded."frequency";
