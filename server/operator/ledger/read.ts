import { stringify } from 'csv-stringify/sync';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { Actor } from '../../../domain/operator/act';
import {
  type LedgerEntry,
  type PaymentKind,
  paymentPosting,
  type StoreBalance,
} from '../../../domain/operator/ledger';
import { fromMillis, roundMillis, toMillis } from '../../../domain/values/money';
import type { Db, Tx } from '../../db/client';
import { ledger } from '../../db/schema/ledger';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { noteAct } from '../noteAct';
import { paged, pageRows } from '../requests';

const dayMilliseconds = 86_400_000;

const texts = {
  payout: t('This is more than the shop owes the store.'),
  receipt: t('This is more than the store owes the shop.'),
};

const sums = {
  orders: sql<number>`count(*) filter (where ${ledger.kind} = 'order')::int`,
  balance: sql<string>`coalesce(sum(${ledger.store}), 0)`,
  lastPayment: sql<number>`coalesce(max(${ledger.id}) filter (where ${ledger.kind} in ('payout', 'receipt')), 0)::int`,
  paid: sql<string>`coalesce(sum(${ledger.bank}) filter (where ${ledger.kind} = 'payout'), 0)`,
};

const found = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ id: stores.id, name: stores.name, active: stores.active, ...sums })
    .from(stores)
    .leftJoin(ledger, eq(ledger.storeId, stores.id))
    .where(where)
    .groupBy(stores.id)
    .orderBy(asc(stores.id));

type Found = Awaited<ReturnType<typeof found>>[number];

const present = (
  { id, name, active, orders, balance, paid, lastPayment }: Found,
  language: Language,
): StoreBalance => ({
  id,
  name: inLanguage(name, language),
  is_open: active ? 1 : 0,
  orders,
  balance: fromMillis(Number(balance)),
  paid: fromMillis(Number(paid)),
  last_payment: lastPayment,
});

export async function balancesPage(
  { db }: Deps,
  { name, after }: { name: string; after: number | null },
  language: Language,
): Promise<{ stores: StoreBalance[]; next: number | null }> {
  const rows = await found(
    db,
    and(
      after === null ? undefined : gt(stores.id, after),
      name
        ? sql`strpos(plain_letters(all_languages(${stores.name})), plain_letters(${name})) > 0`
        : undefined,
    ),
  ).limit(pageRows + 1);
  const { page, next } = paged(rows);
  return { stores: page.map((row) => present(row, language)), next };
}

/** Stores whose account is not even. */
export async function owedBalances(db: Db, language: Language): Promise<StoreBalance[]> {
  const rows = await found(db, sql`${ledger.id} is not null`);
  return rows.filter(({ balance }) => Number(balance) !== 0).map((row) => present(row, language));
}

/** @throws Refusal `not_found` */
export async function balanceOf(
  db: Db | Tx,
  storeId: number,
  language: Language,
): Promise<StoreBalance> {
  const [row] = await found(db, eq(stores.id, storeId));
  if (!row) throw new Refusal('not_found');
  return present(row, language);
}

const presentEntry = (row: typeof ledger.$inferSelect): LedgerEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  order_id: row.orderId,
  shoppers: fromMillis(row.shoppers),
  store: fromMillis(row.store),
  shop: fromMillis(row.shop),
  bank: fromMillis(row.bank),
  commission: fromMillis(row.commission),
  reference: row.reference,
});

export async function entriesPage(
  { db }: Deps,
  storeId: number,
  after: number | null,
): Promise<{ entries: LedgerEntry[]; next: number | null }> {
  const rows = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.storeId, storeId), after === null ? undefined : lt(ledger.id, after)))
    .orderBy(desc(ledger.id))
    .limit(pageRows + 1);
  const { page, next } = paged(rows);
  return { entries: page.map(presentEntry), next };
}

const columns = [
  'id',
  'at',
  'kind',
  'order_id',
  'shoppers',
  'store',
  'shop',
  'bank',
  'commission',
  'reference',
] as const satisfies readonly (keyof LedgerEntry)[];

/** All postings of a store, oldest first. */
export async function ledgerCsv({ db }: Deps, storeId: number): Promise<string> {
  const rows = await db
    .select()
    .from(ledger)
    .where(eq(ledger.storeId, storeId))
    .orderBy(asc(ledger.id));
  return stringify(rows.map(presentEntry), {
    header: true,
    columns: [...columns],
    escape_formulas: true,
  });
}

interface Payment {
  readonly kind: PaymentKind;
  /** Decimal. */
  readonly amount: number;
  readonly reference: string;
}

/** Whether a payment of that amount and reference was noted for a store within a day. */
export async function isNoted(
  { db, clock, settings }: Deps,
  storeId: number,
  { kind, amount, reference }: Payment,
): Promise<boolean> {
  const { digit_after_decimal_point: digits } = await settings.config();
  const noted = roundMillis(toMillis(amount), digits);
  const [known] = await db
    .select({ id: ledger.id })
    .from(ledger)
    .where(
      and(
        eq(ledger.storeId, storeId),
        eq(ledger.kind, kind),
        eq(ledger.bank, paymentPosting(kind, noted).bank),
        eq(ledger.reference, reference),
        gt(ledger.at, new Date(clock.now().getTime() - dayMilliseconds)),
      ),
    )
    .limit(1);
  return known !== undefined;
}

/**
 * Notes that a store was paid, or has paid. Whoever notes it has seen a balance: of two who note the same payment the second is
 * told that it has changed; what is sold meanwhile is no hindrance where it is said which payment was seen last. Amounts are decimal.
 * @throws Refusal `not_found`, `balance_changed`, `validation` for more than is owed
 */
export async function recordPayment(
  deps: Deps,
  storeId: number,
  paid: Payment & { readonly balance: number; readonly last_payment?: number | undefined },
  actor: Actor,
): Promise<void> {
  const { digit_after_decimal_point: digits } = await deps.settings.config();
  const at = deps.clock.now();
  const amount = roundMillis(toMillis(paid.amount), digits);
  await deps.db.transaction(async (tx) => {
    const [store] = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update');
    if (!store) throw new Refusal('not_found');
    const [row] = await tx
      .select({ balance: sums.balance, lastPayment: sums.lastPayment })
      .from(ledger)
      .where(eq(ledger.storeId, storeId));
    const balance = Number(row?.balance ?? 0);
    const isAsSeen =
      paid.last_payment === undefined
        ? balance === toMillis(paid.balance)
        : (row?.lastPayment ?? 0) === paid.last_payment;
    if (!isAsSeen) throw new Refusal('balance_changed');
    const { kind, reference } = paid;
    if (amount <= 0 || amount > (kind === 'payout' ? balance : -balance))
      throw new Refusal('validation', { message: texts[kind], detail: { field: 'amount' } });
    await tx
      .insert(ledger)
      .values({ storeId, kind, ...paymentPosting(kind, amount), reference, at });
    const note = [String(fromMillis(amount)), reference].filter(Boolean).join(' ');
    await noteAct(tx, actor, { kind: `${kind}.recorded`, about: storeId, note, at });
  });
}
