ALTER TABLE "trips" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "trips" SET "paid" = "amount" WHERE "payment_status" = 'paid';
