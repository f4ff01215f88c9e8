ALTER TABLE "orders" ADD COLUMN "held_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_by_couriers_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_held_by" ON "orders" USING btree ("held_by") WHERE held_by is not null;--> statement-breakpoint
UPDATE "orders" SET "held_by" = "lost_by" WHERE "with_lost";
