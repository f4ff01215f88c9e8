CREATE TABLE "category_zones" (
	"category_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"items_count" integer NOT NULL,
	"stores_count" integer NOT NULL,
	"order_count" integer NOT NULL,
	CONSTRAINT "category_zones_category_id_zone_id_pk" PRIMARY KEY("category_id","zone_id")
);
--> statement-breakpoint
ALTER TABLE "category_zones" ADD CONSTRAINT "category_zones_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_zones" ADD CONSTRAINT "category_zones_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "order_count";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "items_count";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "stores_count";