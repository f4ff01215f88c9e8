ALTER TABLE "conversation_messages" ADD COLUMN "by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever had the last word until now waits since then.
UPDATE "conversations" c SET "waiting_since" = c."last_message_at"
WHERE (SELECT m."sender" FROM "conversation_messages" m WHERE m."conversation_id" = c."id" ORDER BY m."id" DESC LIMIT 1) = 'customer';--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "conversations_of_store" ON "conversations" USING btree ("store_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("store_id","waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("store_id","id") WHERE reply is null;--> statement-breakpoint
CREATE INDEX "reviews_answered" ON "reviews" USING btree ("store_id",coalesce(replied_at, created_at),"id") WHERE reply is not null;