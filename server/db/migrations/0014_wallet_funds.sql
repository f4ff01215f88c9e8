ALTER TABLE "payments" DROP CONSTRAINT "payments_subject";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "wallet_of" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wallet_of_customers_id_fk" FOREIGN KEY ("wallet_of") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_wallet" ON "payments" USING btree ("wallet_of");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subject" CHECK (num_nonnulls(order_id, trip_id, wallet_of) = 1);