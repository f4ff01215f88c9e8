ALTER TABLE "banners" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "provider_id" integer;--> statement-breakpoint
INSERT INTO "banners" ("module_id", "zone_id", "title", "image", "type", "vehicle_id", "provider_id", "position")
SELECT
  coalesce(p."module_id", home."id"), z."id", r."title", r."image",
  CASE WHEN r."vehicle_id" IS NOT NULL THEN 'vehicle_wise' WHEN r."provider_id" IS NOT NULL THEN 'provider_wise' ELSE 'default' END,
  r."vehicle_id", CASE WHEN r."vehicle_id" IS NULL THEN r."provider_id" END, r."position"
FROM "rental_banners" r
JOIN (SELECT min("id") AS "id" FROM "modules" WHERE "type" = 'rental') home ON home."id" IS NOT NULL
LEFT JOIN "vehicles" v ON v."id" = r."vehicle_id"
LEFT JOIN "rental_providers" p ON p."id" = coalesce(v."provider_id", r."provider_id")
CROSS JOIN LATERAL (
  SELECT NULL::integer AS "id" WHERE r."zone_ids" @> ARRAY(SELECT "id" FROM "zones")
  UNION ALL
  SELECT s."id" FROM "zones" s WHERE s."id" = ANY (r."zone_ids") AND NOT r."zone_ids" @> ARRAY(SELECT "id" FROM "zones")
) z
ORDER BY r."id", z."id";--> statement-breakpoint
INSERT INTO "import_keys" ("kind", "key", "id")
SELECT DISTINCT ON (k."key") 'banner', k."key", b."id"
FROM "import_keys" k
JOIN "rental_banners" r ON k."kind" = 'rental_banner' AND r."id" = k."id"
JOIN "banners" b ON b."title" = r."title" AND b."image" = r."image" AND b."position" = r."position" AND b."vehicle_id" IS NOT DISTINCT FROM r."vehicle_id"
ORDER BY k."key", b."id"
ON CONFLICT DO NOTHING;
