ALTER TABLE "order_lines" ADD COLUMN "line_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "line_discount" = "discount" * "quantity" WHERE "discount" > 0;
