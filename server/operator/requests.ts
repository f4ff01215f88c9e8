import { and, asc, count, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { OperatorApplication, OperatorRefund } from '../../domain/operator/operatorRequests';
import { fromMillis } from '../../domain/values/money';
import { packages } from '../account/applications/plans';
import { refundRequests } from '../db/schema/afterOrder';
import { applications } from '../db/schema/applications';
import { orders } from '../db/schema/orders';
import { modules, zones } from '../db/schema/places';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { isNotBrought } from '../desk/rescue';
import { signedPicture, signedPictures } from '../identity/account/shownPhotos';
import { refundReasons } from '../orders/afterOrder/refunds';
import { reasonIn } from '../orders/reasons';

export interface RequestPage {
  readonly of: 'open' | 'answered';
  /** Number of the last one of the page before; null for the first page. */
  readonly after: number | null;
}

export const pageRows = 30;

/** The rows of a page of one more than it shows, and where the next begins. */
export function paged<Row extends { id: number }>(found: readonly Row[]) {
  const page = found.slice(0, pageRows);
  return { page, next: found.length > pageRows ? (page.at(-1)?.id ?? null) : null };
}

/** How many of each wait for an answer. */
export async function waitingCounts({
  db,
  clock,
  settings,
}: Deps): Promise<{ applications: number; refunds: number; lost: number }> {
  const [asked] = await db
    .select({ n: count() })
    .from(applications)
    .where(eq(applications.status, 'pending'));
  const [money] = await db
    .select({ n: count() })
    .from(refundRequests)
    .where(eq(refundRequests.status, 'pending'));
  const lost = await db.$count(
    orders,
    isNotBrought(clock.now(), await settings.courierSilentMinutes()),
  );
  return { applications: asked?.n ?? 0, refunds: money?.n ?? 0, lost };
}

/** Not shown: in which language the applicant is answered, and what was left empty. */
const isShown = ([name, value]: [string, unknown]) =>
  name !== 'language' && value !== null && value !== '';

export async function applicationsPage(
  deps: Deps,
  { of, after }: RequestPage,
  language: Language,
): Promise<{ applications: OperatorApplication[]; next: number | null }> {
  const { id, status } = applications;
  const found = await deps.db
    .select({ id, row: applications, zone: zones.name })
    .from(applications)
    .innerJoin(zones, eq(zones.id, applications.zoneId))
    .where(
      of === 'open'
        ? and(eq(status, 'pending'), after === null ? undefined : gt(id, after))
        : and(ne(status, 'pending'), after === null ? undefined : lt(id, after)),
    )
    .orderBy(of === 'open' ? asc(id) : desc(id))
    .limit(pageRows + 1);
  const { page, next } = paged(found);
  const sold = await deps.db.select({ id: modules.id, name: modules.name }).from(modules);
  // What an application names by its number is read by its name.
  const nameOf = (name: string, value: unknown) => {
    const named = { module_id: sold, package_id: packages }[name]?.find(({ id }) => id === value);
    return named && inLanguage(named.name, language);
  };
  const shown = await Promise.all(
    page.map(async ({ row, zone }) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      first_name: row.firstName,
      last_name: row.lastName,
      phone: row.phone,
      email: row.email,
      zone: inLanguage(zone, language),
      facts: Object.entries(row.facts)
        .filter(isShown)
        .map(([name, value]) => ({ name, value: nameOf(name, value) ?? String(value) })),
      pictures: await Promise.all(
        Object.entries(row.pictures).map(async ([name, url]) => ({
          name,
          image_full_url: await signedPicture(deps, url),
        })),
      ),
      answer: row.answer,
      created_at: row.createdAt.toISOString(),
    })),
  );
  return { applications: shown, next };
}

export async function refundsPage(
  deps: Deps,
  { of, after }: RequestPage,
  language: Language,
): Promise<{ refunds: OperatorRefund[]; next: number | null }> {
  const { orderId: id, status } = refundRequests;
  const found = await deps.db
    .select({ id, row: refundRequests, order: orders, store: stores.name })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(
      of === 'open'
        ? and(eq(status, 'pending'), after === null ? undefined : gt(id, after))
        : and(ne(status, 'pending'), after === null ? undefined : lt(id, after)),
    )
    .orderBy(of === 'open' ? asc(id) : desc(id))
    .limit(pageRows + 1);
  const { page, next } = paged(found);
  const shown = await Promise.all(
    page.map(
      async ({ row, order, store }): Promise<OperatorRefund> => ({
        id: order.id,
        status: row.status,
        store: store ? inLanguage(store, language) : '',
        reason: reasonIn(language, row.reason, refundReasons),
        note: row.note,
        images_full_url: await signedPictures(deps, row.images),
        order_amount: fromMillis(order.orderAmount),
        payment_method: order.paymentMethod,
        is_paid_by_receiver: order.chargePayer === 'receiver' ? 1 : 0,
        amount: fromMillis(row.amount),
        answer: row.answer,
        created_at: row.createdAt.toISOString(),
      }),
    ),
  );
  return { refunds: shown, next };
}
