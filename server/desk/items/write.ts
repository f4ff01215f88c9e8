import { and, eq, sql } from 'drizzle-orm';
import type { ItemForm } from '../../../domain/desk/deskItem';
import type { OwnText } from '../../../domain/language/localized';
import type { ActKind } from '../../../domain/operator/act';
import { roundMillis, toMillis } from '../../../domain/values/money';
import { keepPicture } from '../../catalogue/keepPicture';
import type { Tx } from '../../db/client';
import { items } from '../../db/schema/items';
import { categories, stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Staff } from '../../http/staff';
import { slugFor } from '../../import/slug';
import { noteAct } from '../../operator/noteAct';
import {
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from '../../orders/idempotency';
import { actorOf } from '../handle';
import { type DeskItemRow, holdItem, lastChanger, ownItem, versionOf } from './read';
import { settling } from './settle';

/** What was left empty is shown in the first language. */
const ownWords = ({ en, ...others }: ItemForm['name']): OwnText => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, words]) => words !== '')),
});

const ownUnit = (unit: ItemForm['unit']): OwnText | null =>
  unit.en === '' ? null : ownWords(unit);

/** @throws Refusal `validation` for a shelf of another module */
async function shelfOf(tx: Tx, storeId: number, categoryId: number) {
  const [shelf] = await tx
    .select({
      id: categories.id,
      parentId: categories.parentId,
      moduleId: stores.moduleId,
      zoneId: stores.zoneId,
    })
    .from(categories)
    .innerJoin(stores, eq(stores.moduleId, categories.moduleId))
    .where(and(eq(categories.id, categoryId), eq(stores.id, storeId)));
  if (!shelf) throw new Refusal('validation', { detail: { field: 'category_id' } });
  return shelf;
}

async function valuesOf(tx: Tx, staff: Staff, form: ItemForm, digits: number) {
  const shelf = await shelfOf(tx, staff.storeId, form.category_id);
  return {
    name: ownWords(form.name),
    description: ownWords(form.description),
    unit: ownUnit(form.unit),
    categoryId: shelf.id,
    parentCategoryId: shelf.parentId || shelf.id,
    moduleId: shelf.moduleId,
    zoneId: shelf.zoneId,
    price: roundMillis(toMillis(form.price), digits),
    veg: form.veg === 1,
    halal: form.halal === 1,
    organic: form.organic === 1,
  };
}

const note = (tx: Tx, { clock }: Deps, staff: Staff, kind: ActKind, { id, name }: DeskItemRow) =>
  noteAct(tx, actorOf(staff), { kind, about: id, note: name.en, at: clock.now() });

/** What is not said at the desk. */
const nothingElse = {
  images: [],
  genericNames: [],
  tags: [],
  nutritions: [],
  allergies: [],
  choiceOptions: [],
  foodVariations: [],
  addOns: [],
};

/** @throws Refusal `validation`, `image_format`, `too_large` */
export async function addItem(
  deps: Deps,
  staff: Staff,
  key: string,
  { image, ...form }: ItemForm & { image?: File | undefined },
): Promise<DeskItemRow> {
  const { db, clock, settings } = deps;
  const { digit_after_decimal_point: digits } = await settings.config();
  const picture = image ? await keepPicture(db, image) : '';
  const known: OnceKey = {
    owner: `desk:${staff.id}`,
    key,
    requestHash: hashRequest('add-item', form),
  };
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, known, clock.now()))) {
      const before = await findAnswer<{ id: number }>(tx, known);
      if (!before) throw new Refusal('unavailable', { retryAfter: 1 });
      return ownItem(tx, staff, before.id);
    }
    const values = await valuesOf(tx, staff, form, digits);
    const { rows } = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('items', 'id'))::int as id`,
    );
    const id = rows[0]?.id ?? 0;
    const { storeId } = staff;
    const [row] = await settling(tx, id, { storeId, zoneId: values.zoneId }, () =>
      tx
        .insert(items)
        .values({
          ...nothingElse,
          id,
          slug: slugFor(values.name.en, 'item', id),
          storeId,
          ...values,
          stock: form.stock,
          image: picture,
          createdAt: clock.now(),
        })
        .returning(),
    );
    if (!row) throw new Error('An item that was just added is not there');
    await note(tx, deps, staff, 'item.added', row);
    await storeAnswer(tx, known, { id });
    return row;
  });
}

export interface Edit extends ItemForm {
  readonly version: string;
  readonly stock_was: number | null;
  readonly image?: File | undefined;
}

/** What was sold since it was read stays sold. */
const stockOf = (row: DeskItemRow, { stock, stock_was }: Edit) =>
  stock === null || stock_was === null || row.stock === null
    ? stock
    : sql<number>`greatest(0, ${items.stock} + ${stock - stock_was})`;

/** @throws Refusal `not_found`, `item_changed`, `validation`, `image_format`, `too_large` */
export async function editItem(
  deps: Deps,
  staff: Staff,
  id: number,
  edit: Edit,
): Promise<DeskItemRow> {
  const { db, settings } = deps;
  await ownItem(db, staff, id);
  const { digit_after_decimal_point: digits } = await settings.config();
  const picture = edit.image ? await keepPicture(db, edit.image) : null;
  return db.transaction(async (tx) => {
    const row = await holdItem(tx, staff, id);
    if (versionOf(row) !== edit.version) {
      throw new Refusal('item_changed', { detail: { by: await lastChanger(tx, id) } });
    }
    const { price, ...values } = await valuesOf(tx, staff, edit, digits);
    // Each of its variations has a price and a stock of its own.
    const counted = row.variationPrices.length > 0 ? {} : { price, stock: stockOf(row, edit) };
    const [changed] = await settling(tx, id, row, () =>
      tx
        .update(items)
        .set({ ...values, ...counted, ...(picture !== null && { image: picture }) })
        .where(eq(items.id, id))
        .returning(),
    );
    if (!changed) throw new Refusal('not_found');
    await note(tx, deps, staff, 'item.edited', changed);
    return changed;
  });
}

/** Nothing of what was ordered refers to nothing: the row stays. @throws Refusal `not_found` */
export async function putOnMenu(deps: Deps, staff: Staff, id: number, isOn: boolean) {
  await deps.db.transaction(async (tx) => {
    const row = await holdItem(tx, staff, id);
    if (row.active === isOn) return;
    await settling(tx, id, row, () =>
      tx.update(items).set({ active: isOn }).where(eq(items.id, id)),
    );
    await note(tx, deps, staff, isOn ? 'item.on_menu' : 'item.off_menu', row);
  });
}
