ALTER TABLE "orders" ADD COLUMN "cash_taken_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_taken_by_couriers_id_fk" FOREIGN KEY ("cash_taken_by") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_cash_of" ON "orders" USING btree ("cash_taken_by") WHERE cash_taken_by is not null;