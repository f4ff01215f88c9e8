ALTER TABLE "vehicle_reviews" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Words of vehicles that are there already: misspelt ones are corrected to them.
INSERT INTO "search_words" ("module_id", "zone_id", "word", "frequency")
SELECT p.module_id, zone, word, count(*)
FROM vehicles v
JOIN rental_providers p ON p.id = v.provider_id
CROSS JOIN LATERAL unnest(v.pickup_zone_ids) zone
CROSS JOIN LATERAL unnest(tsvector_to_array(v.search)) word
WHERE v.active AND length(word) >= 3 AND word !~ '^[0-9]+$'
GROUP BY 1, 2, 3
ON CONFLICT DO NOTHING;
