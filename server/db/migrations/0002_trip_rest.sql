DROP INDEX "payments_trip_paid_once";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "after" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "rest_in_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_trip_paid_once" ON "payments" USING btree ("trip_id","after") WHERE status = 'paid';