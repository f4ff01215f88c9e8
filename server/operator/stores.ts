import { and, count, eq } from 'drizzle-orm';
import { inLanguage } from '../../domain/language/localized';
import type { Actor } from '../../domain/operator/act';
import * as calls from '../../domain/operator/shopStoreEndpoints';
import { storeStaff } from '../db/schema/desk';
import { items } from '../db/schema/items';
import { modules, zones } from '../db/schema/places';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { t } from '../locales/t';
import { actingOperator } from './acting';
import { noteAct } from './noteAct';

const texts = { noted: t('Noted') };

/** Lets a store take orders within its hours, or none at all. @returns its name; null where there is none */
export function turnStore({ db, clock }: Deps, actor: Actor, id: number, isOpen: boolean) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(stores)
      .set({ active: isOpen })
      .where(eq(stores.id, id))
      .returning({ name: stores.name });
    if (!row) return null;
    const kind = isOpen ? 'store.opened' : 'store.closed';
    await noteAct(tx, actor, { kind, about: id, note: row.name.en, at: clock.now() });
    return row.name;
  });
}

/** Stores, as operators open them to shoppers and close them. */
export const registerShopStores: Register = (serve, deps) => {
  const { db } = deps;
  serve(calls.readShopStore, async ({ params, language }) => {
    const id = idParam(params.id);
    const [row] = await db
      .select({ name: stores.name, active: stores.active, module: modules.name, zone: zones.name })
      .from(stores)
      .innerJoin(modules, eq(modules.id, stores.moduleId))
      .innerJoin(zones, eq(zones.id, stores.zoneId))
      .where(eq(stores.id, id));
    if (!row) throw new Refusal('not_found');
    const [sold] = await db
      .select({ n: count() })
      .from(items)
      .where(and(eq(items.storeId, id), eq(items.active, true)));
    return {
      id,
      name: inLanguage(row.name, language),
      module: inLanguage(row.module, language),
      zone: inLanguage(row.zone, language),
      is_open: row.active ? 1 : 0,
      items: sold?.n ?? 0,
      people: await db.$count(storeStaff, eq(storeStaff.storeId, id)),
    };
  });
  serve(calls.setStoreOpen, async (input) => {
    const id = idParam(input.params.id);
    const named = await turnStore(deps, actingOperator(input), id, input.body.is_open === 1);
    if (!named) throw new Refusal('not_found');
    return { message: texts.noted[input.language] };
  });
};
