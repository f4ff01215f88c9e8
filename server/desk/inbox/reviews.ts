import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DeskReview } from '../../../domain/desk/deskInbox';
import { type Language, perLanguage } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { Db, Tx } from '../../db/client';
import { items } from '../../db/schema/items';
import { reviews } from '../../db/schema/reviews';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Staff } from '../../http/staff';
import { noteAct } from '../../operator/noteAct';
import { pagedBy } from '../../orders/inbox/partnerTalks';
import { announceDesk } from '../../orders/tracking/news';
import { actorOf } from '../handle';
import type { InboxPage } from './talks';

const pageReviews = 20;

const selectReviews = (db: Db | Tx) =>
  db
    .select({ id: reviews.id, review: reviews, itemName: items.name, itemImage: items.image })
    .from(reviews)
    .innerJoin(items, eq(items.id, reviews.itemId));
type Row = Awaited<ReturnType<typeof selectReviews>>[number];

const present = ({ review, itemName, itemImage }: Row, language: Language): DeskReview => ({
  id: review.id,
  rating: review.rating,
  comment: inLanguage(review.comment, language),
  customer_name: inLanguage(review.customerName, language),
  item_name: inLanguage(itemName, language),
  item_image_full_url: itemImage,
  images_full_url: review.images,
  created_at: review.createdAt.toISOString(),
  reply: inLanguage(review.reply, language),
  replied_by: review.repliedBy,
  replied_at: review.repliedAt?.toISOString() ?? null,
});

/** Reviews of a store's items: what waits longest first, or what was answered last. */
export async function reviewsPage(
  deps: Deps,
  storeId: number,
  { of, after }: InboxPage,
  language: Language,
) {
  const isWaiting = of === 'waiting';
  const answeredAt = sql`coalesce(${reviews.repliedAt}, ${reviews.createdAt})`;
  const at = isWaiting ? reviews.createdAt : answeredAt;
  const place = sql`(${at}, ${reviews.id})`;
  const last = isWaiting
    ? sql`(select r.created_at, r.id from reviews r where r.id = ${after})`
    : sql`(select coalesce(r.replied_at, r.created_at), r.id from reviews r where r.id = ${after})`;
  const direction = isWaiting ? asc : desc;
  const found = await selectReviews(deps.db)
    .where(
      and(
        eq(reviews.storeId, storeId),
        isWaiting ? isNull(reviews.reply) : isNotNull(reviews.reply),
        after === null ? undefined : isWaiting ? sql`${place} > ${last}` : sql`${place} < ${last}`,
      ),
    )
    .orderBy(direction(at), direction(reviews.id))
    .limit(pageReviews + 1);
  const { page, next } = pagedBy(found, pageReviews);
  return { reviews: page.map((row) => present(row, language)), next };
}

/**
 * Puts a store's answer under a review, in place of the one that its writer saw; said twice it stands once.
 * @throws Refusal `not_found` for what is of another store, `already_answered`
 */
export function answerReviewAs(
  deps: Deps,
  staff: Staff,
  id: number,
  { reply, instead_of }: { reply: string; instead_of: string },
  language: Language,
): Promise<DeskReview> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const own = and(eq(reviews.id, id), eq(reviews.storeId, staff.storeId));
    const [found] = await selectReviews(tx).where(own).for('update', { of: reviews });
    if (!found) throw new Refusal('not_found');
    const standing = inLanguage(found.review.reply, language);
    if (standing === reply) return present(found, language);
    if (standing !== instead_of)
      throw new Refusal('already_answered', { detail: { by: found.review.repliedBy } });
    const changed = {
      reply: perLanguage(() => reply),
      repliedBy: staff.email,
      repliedAt: now,
    };
    await tx.update(reviews).set(changed).where(own);
    const did = { kind: 'review.answered', about: id, note: reply, at: now } as const;
    await noteAct(tx, actorOf(staff), did);
    await announceDesk(tx, staff.storeId);
    return present({ ...found, review: { ...found.review, ...changed } }, language);
  });
}
