DROP INDEX "items_popular";--> statement-breakpoint
DROP INDEX "items_newest";--> statement-breakpoint
DROP INDEX "items_price";--> statement-breakpoint
DROP INDEX "items_rated";--> statement-breakpoint
DROP INDEX "items_discount";--> statement-breakpoint
DROP INDEX "items_of_parent";--> statement-breakpoint
DROP INDEX "items_of_category";--> statement-breakpoint
DROP INDEX "items_of_store";--> statement-breakpoint
DROP INDEX "items_recommended";--> statement-breakpoint
DROP INDEX "reviews_of_item";--> statement-breakpoint
DROP INDEX "reviews_of_store";--> statement-breakpoint
DROP INDEX "orders_of_owner";--> statement-breakpoint
DROP INDEX "orders_of_customer";--> statement-breakpoint
DROP INDEX "stores_popular";--> statement-breakpoint
DROP INDEX "stores_latest";--> statement-breakpoint
DROP INDEX "stores_rated";--> statement-breakpoint
DROP INDEX "stores_offers";--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("module_id","zone_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("module_id","zone_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("module_id","zone_id","final_price","id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_rated" ON "items" USING btree ("module_id","zone_id","rating_avg" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_discount" ON "items" USING btree ("module_id","zone_id","discount_rate" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_of_parent" ON "items" USING btree ("parent_category_id","zone_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_of_category" ON "items" USING btree ("category_id","zone_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_of_store" ON "items" USING btree ("store_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null;--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","zone_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE active and campaign_starts is null and recommended;--> statement-breakpoint
CREATE INDEX "reviews_of_item" ON "reviews" USING btree ("item_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_store" ON "reviews" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_owner" ON "orders" USING btree ("owner","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stores_popular" ON "stores" USING btree ("module_id","zone_id","order_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stores_latest" ON "stores" USING btree ("module_id","zone_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stores_rated" ON "stores" USING btree ("module_id","zone_id","rating_avg" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stores_offers" ON "stores" USING btree ("module_id","zone_id","discount" DESC NULLS FIRST,"id" DESC NULLS FIRST);