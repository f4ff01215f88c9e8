import { eq } from 'drizzle-orm';
import { defaultLanguage } from '../../domain/language/languages';
import type { PaymentKind } from '../../domain/operator/ledger';
import { formatMoney, toMillis } from '../../domain/values/money';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { actsPage } from '../operator/actsPage';
import {
  balanceOf,
  entriesPage,
  isNoted,
  ledgerCsv,
  owedBalances,
  recordPayment,
} from '../operator/ledger/read';
import { byCommand, noteAct } from '../operator/noteAct';
import { called, rowNamed } from './named';
import { OpsError } from './opsError';
import { table } from './table';

/** Stores that the shop owes something, or the reverse. */
export async function listOwed(deps: Deps): Promise<string> {
  const config = await deps.settings.config();
  const rows = await owedBalances(deps.db, defaultLanguage);
  return table(
    ['store', 'name', 'orders', 'owed', 'paid'],
    rows.map(({ id, name, orders, balance, paid }) => [
      String(id),
      name,
      String(orders),
      formatMoney(balance, config),
      formatMoney(paid, config),
    ]),
    'No store is owed anything.',
  );
}

/** The last postings of a store. */
export async function listPostings(deps: Deps, store: string): Promise<string> {
  const { id: storeId } = await rowNamed(deps.db, 'store', store);
  const config = await deps.settings.config();
  const { name, balance } = await balanceOf(deps.db, storeId, defaultLanguage);
  const { entries } = await entriesPage(deps, storeId, null);
  const rows = table(
    ['posting', 'at', 'of', 'store', 'shop', 'reference'],
    entries.map(({ id, at, kind, order_id, store, shop, reference }) => [
      String(id),
      at?.slice(0, 19) ?? '',
      order_id === null ? kind : `${kind} ${order_id}`,
      formatMoney(store, config),
      formatMoney(shop, config),
      reference,
    ]),
    'Nothing was posted yet.',
  );
  return `${name} is owed ${formatMoney(balance, config)}\n${rows}`;
}

export async function tellCsv(deps: Deps, store: string): Promise<string> {
  const { id: storeId } = await rowNamed(deps.db, 'store', store);
  return (await ledgerCsv(deps, storeId)).trimEnd();
}

export async function notePayment(
  deps: Deps,
  kind: PaymentKind,
  store: string,
  typed: string,
  reference: string,
): Promise<string> {
  const amount = Number(typed);
  if (!(amount > 0)) throw new OpsError('an amount is above 0');
  const { id: storeId } = await rowNamed(deps.db, 'store', store);
  const { name, balance, last_payment } = await balanceOf(deps.db, storeId, defaultLanguage);
  const config = await deps.settings.config();
  const said = `${formatMoney(amount, config)} ${kind === 'payout' ? 'to' : 'from'} ${name} are noted`;
  // Read after the balance: one that is noted from here on is seen, and this one is refused.
  if (await isNoted(deps, storeId, { kind, amount, reference })) {
    throw new OpsError(
      `${said} within the last day already with the reference "${reference}"; another reference notes one more ${kind}`,
    );
  }
  await recordPayment(deps, storeId, { kind, amount, balance, last_payment, reference }, byCommand);
  return said;
}

/** Per cent of what a store sells from now on that stay with the shop. */
export async function setCommission(deps: Deps, named: string, typed: string): Promise<string> {
  const percent = Number(typed);
  if (typed === '' || !(percent >= 0 && percent <= 100))
    throw new OpsError('a commission is 0 to 100 per cent');
  const store = await rowNamed(deps.db, 'store', named);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx
      .update(stores)
      .set({ commission: toMillis(percent) })
      .where(eq(stores.id, store.id));
    const did = { kind: 'store.commission', about: store.id, note: `${percent} %` } as const;
    await noteAct(tx, byCommand, { ...did, at });
  });
  return `${called('store', store)} leaves ${percent} % of what it sells to the shop`;
}

/** Who did what, the latest 30. */
export async function listActs({ db }: Deps, by: string): Promise<string> {
  const { acts } = await actsPage(db, { by, kind: null, after: null });
  return table(
    ['at', 'who', 'did', 'of', 'with'],
    acts.map(({ at, role, by, kind, about, note }) => [
      at?.slice(0, 19) ?? '',
      by || role,
      kind,
      about === null ? '' : String(about),
      note,
    ]),
    'Nothing is noted.',
  );
}
