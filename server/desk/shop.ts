import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as calls from '../../domain/desk/deskEndpoints';
import { inLanguage } from '../../domain/language/localized';
import { fromMillis, roundMillis, toMillis } from '../../domain/values/money';
import { openMinutes } from '../catalogue/stores/openMinutes';
import { items } from '../db/schema/items';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { staffOf } from '../http/staff';
import { t } from '../locales/t';
import { presentPerson } from './routes';
import { inviteTo } from './signIn';
import * as store from './store';

const texts = { noted: t('Noted') };

const pageItems = 50;
/** What a store that has much to do asks for beside its usual time. */
const busyMinutes = 15;

/** What a store says of itself at its desk: what is sold out, how busy it is, whether it takes orders, and who works there. */
export const registerDeskShop: Register = (serve, deps) => {
  const { db, clock } = deps;

  serve(calls.listDeskItems, async (input) => {
    const { storeId } = staffOf(input);
    const { name, after } = input.query;
    const rows = await db
      .select()
      .from(items)
      .where(
        and(
          eq(items.storeId, storeId),
          eq(items.active, true),
          isNull(items.campaignStarts),
          after ? gt(items.id, after) : undefined,
          name
            ? sql`strpos(plain_letters(all_languages(${items.name})), plain_letters(${name})) > 0`
            : undefined,
        ),
      )
      .orderBy(asc(items.id))
      .limit(pageItems + 1);
    const page = rows.slice(0, pageItems);
    return {
      items: page.map((row) => ({
        id: row.id,
        name: inLanguage(row.name, input.language),
        image_full_url: row.image,
        price: fromMillis(row.price),
        // What has variations has a price for each of them.
        can_price: row.variationPrices.length === 0 ? 1 : 0,
        is_sold_out: row.soldOut ? 1 : 0,
      })),
      next: rows.length > pageItems ? (page.at(-1)?.id ?? null) : null,
    };
  });

  serve(calls.setSoldOut, async (input) => {
    const changed = await db
      .update(items)
      .set({ soldOut: input.body.is_sold_out === 1 })
      .where(and(eq(items.id, idParam(input.params.id)), eq(items.storeId, staffOf(input).storeId)))
      .returning({ id: items.id });
    if (changed.length === 0) throw new Refusal('not_found');
    return { message: texts.noted[input.language] };
  });

  serve(calls.setPrice, async (input) => {
    const { digit_after_decimal_point: digits } = await deps.settings.config();
    const changed = await db
      .update(items)
      .set({ price: roundMillis(toMillis(input.body.price), digits) })
      .where(
        and(
          eq(items.id, idParam(input.params.id)),
          eq(items.storeId, staffOf(input).storeId),
          sql`cardinality(variation_prices) = 0`,
        ),
      )
      .returning({ id: items.id });
    if (changed.length === 0) throw new Refusal('not_found');
    return { message: texts.noted[input.language] };
  });

  serve(calls.setHours, async (input) => {
    const staff = staffOf(input);
    const { hours } = input.body;
    await store.changeStore(db, staff.storeId, {
      schedules: hours,
      openMinutes: openMinutes(hours),
    });
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.setBusy, async (input) => {
    const staff = staffOf(input);
    await store.changeStore(db, staff.storeId, {
      busyMinutes: input.body.is_busy === 1 ? busyMinutes : 0,
    });
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.setPause, async (input) => {
    const staff = staffOf(input);
    const { minutes } = input.body;
    const closedUntil = minutes === 0 ? null : new Date(clock.now().getTime() + minutes * 60_000);
    await store.changeStore(db, staff.storeId, { closedUntil });
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.listStaff, async (input) => {
    const rows = await store.staffOfStore(db, staffOf(input).storeId);
    return {
      staff: rows.map(({ id, email, role, passwordHash }) => ({
        id,
        email,
        role,
        has_joined: passwordHash === null ? 0 : 1,
      })),
    };
  });

  serve(calls.inviteStaff, (input) => {
    const { storeId } = staffOf(input);
    return inviteTo(deps, { storeId, email: input.body.email, role: 'staff' });
  });

  serve(calls.removeStaff, async (input) => {
    const id = idParam(input.params.id);
    if (!(await store.removeStaff(db, staffOf(input).storeId, id))) throw new Refusal('not_found');
    return { message: texts.noted[input.language] };
  });
};
