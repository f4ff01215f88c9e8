DROP INDEX "payments_refund_due";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_asked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_sent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "given_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "given_back_to" text;--> statement-breakpoint
UPDATE "payments" SET "refund_asked" = "refund_amount", "refund_sent" = "refund_amount" WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("id") WHERE refund_amount > refund_sent;