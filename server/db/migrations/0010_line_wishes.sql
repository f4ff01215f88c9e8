ALTER TABLE "cart_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "substitution" text DEFAULT 'best_match' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "substitute_item_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'photo' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitution" text DEFAULT 'best_match' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitute" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_substitute_item_id_items_id_fk" FOREIGN KEY ("substitute_item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_substitute" ON "cart_lines" USING btree ("substitute_item_id") WHERE substitute_item_id is not null;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE purpose = 'prescription' and order_id is null;--> statement-breakpoint
CREATE INDEX "uploads_of_order" ON "uploads" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
UPDATE "uploads" SET "purpose" = 'prescription', "order_id" = o.id
  FROM (SELECT id, unnest(prescription_images) AS url FROM "orders") AS o
  WHERE "uploads".id = split_part(split_part(o.url, '/', 4), '.', 1);
