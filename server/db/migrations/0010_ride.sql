CREATE TABLE "courier_accounts" (
	"courier_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_invites" (
	"hash" text PRIMARY KEY NOT NULL,
	"courier_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"courier_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "on_duty_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "placed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "cash_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ridden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_code" text DEFAULT lpad((('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint % 10000)::text, 4, '0') NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_accounts" ADD CONSTRAINT "courier_accounts_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_invites" ADD CONSTRAINT "courier_invites_courier_id_courier_accounts_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier_accounts"("courier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_tokens" ADD CONSTRAINT "courier_tokens_courier_id_courier_accounts_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier_accounts"("courier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_accounts_email" ON "courier_accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "courier_invites_of_courier" ON "courier_invites" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "courier_tokens_of_courier" ON "courier_tokens" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "orders_of_courier" ON "orders" USING btree ("courier_id","id" DESC NULLS FIRST) WHERE ridden_at is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ride" ON "orders" USING btree ("zone_id","id") WHERE status in ('handover', 'picked_up');