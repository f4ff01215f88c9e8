import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as calls from '../../domain/desk/deskEndpoints';
import type { OpeningHours } from '../../domain/desk/staff';
import { inLanguage } from '../../domain/language/localized';
import type { ActKind } from '../../domain/operator/act';
import { fromMillis, roundMillis, toMillis } from '../../domain/values/money';
import { openMinutes } from '../catalogue/stores/openMinutes';
import { items } from '../db/schema/items';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { deskStaffOf, type Staff, staffOf } from '../http/staff';
import { t } from '../locales/t';
import { noteAct } from '../operator/noteAct';
import { actorOf } from './handle';
import { holdItem, lastChanger } from './items/read';
import { lastingToMidnight, presentPerson, toMidnight } from './routes';
import { inviteTo } from './signIn';
import * as store from './store';

const texts = { noted: t('Noted') };

/** Hours as a desk shows them, by day and time. */
const inOrder = (hours: readonly OpeningHours[]) =>
  hours
    .map(lastingToMidnight)
    .map(({ day, opening_time, closing_time }) => `${day} ${opening_time} ${closing_time}`)
    .sort()
    .join();

const pageItems = 50;
/** What a store that has much to do asks for beside its usual time. */
const busyMinutes = 15;

/** What a store says of itself at its desk: what is sold out, how busy it is, whether it takes orders, and who works there. */
export const registerDeskShop: Register = (serve, deps) => {
  const { db, clock } = deps;
  const change = (staff: Staff, kind: ActKind, values: store.StoreChanges, note = '') =>
    db.transaction(async (tx) => {
      await store.changeStore(tx, staff.storeId, values);
      const did = { kind, about: staff.storeId, note, at: clock.now() };
      await noteAct(tx, actorOf(staff), did);
    });

  serve(calls.listDeskItems, async (input) => {
    const { storeId } = staffOf(input);
    const { name, is_off, after } = input.query;
    const rows = await db
      .select()
      .from(items)
      .where(
        and(
          eq(items.storeId, storeId),
          eq(items.active, is_off !== 1),
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
    const staff = staffOf(input);
    const about = idParam(input.params.id);
    const soldOut = input.body.is_sold_out === 1;
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(items)
        .set({ soldOut })
        .where(and(eq(items.id, about), eq(items.storeId, staff.storeId)))
        .returning({ id: items.id });
      if (changed.length === 0) throw new Refusal('not_found');
      const kind = soldOut ? 'item.sold_out' : 'item.back';
      await noteAct(tx, actorOf(staff), { kind, about, at: clock.now() });
    });
    return { message: texts.noted[input.language] };
  });

  serve(calls.setPrice, async (input) => {
    const { digit_after_decimal_point: digits } = await deps.settings.config();
    const staff = staffOf(input);
    const about = idParam(input.params.id);
    const price = roundMillis(toMillis(input.body.price), digits);
    const { price_was: was } = input.body;
    await db.transaction(async (tx) => {
      const row = await holdItem(tx, staff, about);
      // Whose answer was lost asks again for what is so already.
      if (was !== undefined && ![toMillis(was), price].includes(row.price)) {
        throw new Refusal('item_changed', { detail: { by: await lastChanger(tx, about) } });
      }
      const changed = await tx
        .update(items)
        .set({ price })
        .where(
          and(
            eq(items.id, about),
            eq(items.storeId, staff.storeId),
            sql`cardinality(variation_prices) = 0`,
          ),
        )
        .returning({ id: items.id });
      if (changed.length === 0) throw new Refusal('not_found');
      const note = String(fromMillis(price));
      await noteAct(tx, actorOf(staff), { kind: 'item.priced', about, note, at: clock.now() });
    });
    return { message: texts.noted[input.language] };
  });

  serve(calls.setHours, async (input) => {
    const staff = staffOf(input);
    const { hours: given, hours_was: was } = input.body;
    const hours = given.map(toMidnight);
    await db.transaction(async (tx) => {
      const { schedules } = await store.holdStore(tx, staff.storeId);
      // Whose answer was lost asks again for what is so already.
      if (was && ![inOrder(was), inOrder(hours)].includes(inOrder(schedules)))
        throw new Refusal('changed_meanwhile');
      await store.changeStore(tx, staff.storeId, {
        schedules: hours,
        openMinutes: openMinutes(hours),
      });
      const did = { kind: 'store.hours', about: staff.storeId, at: clock.now() } as const;
      await noteAct(tx, actorOf(staff), did);
    });
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.setBusy, async (input) => {
    const staff = staffOf(input);
    const minutes = input.body.is_busy === 1 ? busyMinutes : 0;
    await change(staff, 'store.busy', { busyMinutes: minutes }, String(minutes));
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.setPause, async (input) => {
    const staff = staffOf(input);
    const { minutes } = input.body;
    const closedUntil = minutes === 0 ? null : new Date(clock.now().getTime() + minutes * 60_000);
    await change(staff, 'store.paused', { closedUntil }, String(minutes));
    return presentPerson(deps, staff, input.language);
  });

  serve(calls.listStaff, async (input) => {
    const rows = await store.staffAt(db, deskStaffOf(input));
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
    const staff = deskStaffOf(input);
    const { storeId, providerId } = staff;
    const { email } = input.body;
    return inviteTo(deps, { storeId, providerId, email, role: 'staff' }, actorOf(staff));
  });

  serve(calls.removeStaff, async (input) => {
    const id = idParam(input.params.id);
    const staff = deskStaffOf(input);
    await db.transaction(async (tx) => {
      const email = await store.removeStaff(tx, staff, id);
      if (email === null) throw new Refusal('not_found');
      const did = { kind: 'staff.removed', about: id, note: email } as const;
      await noteAct(tx, actorOf(staff), { ...did, at: clock.now() });
    });
    return { message: texts.noted[input.language] };
  });
};
