import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import type { Db } from '../db/client';
import { countRows, type PageQuery, pageFields, windowOf } from '../http/paging';

interface Row extends Record<string, unknown> {
  id: number;
  rating: number;
  comment: OwnText;
  reply: OwnText | null;
  customer_name: OwnText;
  vehicle_id: number;
  vehicle_name: OwnText;
  vehicle_image: string;
  images: string[];
  created_at: string;
}

/** One page of reviews, newest first. @param which a condition on `vehicle_reviews r` */
export async function listReviews(db: Db, which: SQL, query: PageQuery, language: Language) {
  const total = await countRows(db, sql`select 1 from vehicle_reviews r where ${which}`);
  const { skip, take } = windowOf(query);
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.rating, r.comment, r.reply, r.customer_name, r.vehicle_id, v.name as vehicle_name,
      v.thumbnail as vehicle_image, r.images, r.created_at::text as created_at
    from vehicle_reviews r join vehicles v on v.id = r.vehicle_id
    where ${which} order by r.id desc offset ${skip} limit ${take}`);
  return {
    ...pageFields(total, query),
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      comment: inLanguage(row.comment, language),
      reply: inLanguage(row.reply, language),
      customer_name: inLanguage(row.customer_name, language),
      vehicle_id: row.vehicle_id,
      vehicle_name: inLanguage(row.vehicle_name, language),
      vehicle_image_full_url: row.vehicle_image,
      images_full_url: row.images,
      created_at: new Date(row.created_at).toISOString(),
    })),
  };
}
