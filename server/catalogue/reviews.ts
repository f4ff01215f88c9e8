import { eq, type SQL, sql } from 'drizzle-orm';
import type { Review } from '../../domain/catalogue/catalogue';
import * as itemCalls from '../../domain/catalogue/itemEndpoints';
import * as storeCalls from '../../domain/catalogue/storeEndpoints';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import { items } from '../db/schema/items';
import { reviews } from '../db/schema/reviews';
import { stores } from '../db/schema/stores';
import { countRows, idParam, type PageQuery, pageFields, windowOf } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';

export const registerReviews: Register = (serve, deps) => {
  const list = async (which: SQL, query: PageQuery, language: Language) => {
    const total = await countRows(deps.reads, sql`select 1 from reviews where ${which}`);
    const { skip, take } = windowOf(query);
    const rows = await deps.reads
      .select({ review: reviews, itemName: items.name, itemImage: items.image })
      .from(reviews)
      .innerJoin(items, eq(items.id, reviews.itemId))
      .where(which)
      .orderBy(sql`${reviews.createdAt} desc`, sql`${reviews.id} desc`)
      .offset(skip)
      .limit(take);
    return {
      ...pageFields(total, query),
      reviews: rows.map(
        ({ review, itemName, itemImage }): Review => ({
          id: review.id,
          rating: review.rating,
          comment: inLanguage(review.comment, language),
          reply: inLanguage(review.reply, language),
          customer_name: inLanguage(review.customerName, language),
          item_name: inLanguage(itemName, language),
          item_image_full_url: itemImage,
          images_full_url: review.images,
          created_at: review.createdAt.toISOString(),
        }),
      ),
    };
  };

  serve(storeCalls.listStoreReviews, async ({ query, language }) => {
    const [store] = await deps.reads
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.id, query.store_id));
    if (!store) throw new Refusal('not_found');
    return list(sql`reviews.store_id = ${store.id}`, query, language);
  });

  serve(itemCalls.listItemReviews, async ({ params, query, language }) => {
    const [item] = await deps.reads
      .select({ id: items.id })
      .from(items)
      .where(eq(items.id, idParam(params.id)));
    if (!item) throw new Refusal('not_found');
    return list(sql`reviews.item_id = ${item.id}`, query, language);
  });
};
