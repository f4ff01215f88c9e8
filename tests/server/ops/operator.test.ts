import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseOperatorPassword, readOperator } from '../../../domain/operator/operatorEndpoints';
import { importKeys } from '../../../server/db/schema/imports';
import { stores } from '../../../server/db/schema/stores';
import { runOpsCommand } from '../../../server/ops/command';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { openShop, type Shop } from '../orders/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DEMO_MODE: '0' });
});
afterAll(() => shop.close());

const ops = async (line: string) => (await runOpsCommand(shop.deps, line.split(' '))).text;
const columns = (text: string) => text.split('\n').map((row) => row.trim().split(/\s{2,}/));

it('lets operators in by a link, lists and removes them (OPER-01)', async () => {
  const said = await ops('operator add Omar@shop.example');
  const invite = /\/desk\/shop#invite=([\w-]+)$/.exec(said)?.[1] ?? '';
  expect(columns(await ops('operators')).slice(-1)).toEqual([['omar@shop.example', 'not yet']]);
  const body = { invite, password: 'correct horse' };
  const { token } = await shop.call(chooseOperatorPassword, { body });
  expect(columns(await ops('operators')).slice(-1)).toEqual([['omar@shop.example', 'chosen']]);
  expect(await ops('operator remove omar@shop.example')).toBe(
    'omar@shop.example is an operator no longer',
  );
  expect((await shop.refusal(readOperator, { token })).status).toBe(401);
  expect(await ops('operator remove omar@shop.example')).toBe('omar@shop.example is no operator');
});

it('finds by key, and refuses a number that is the key of another', async () => {
  const [own, keyed] = [
    await shop.store({ name: { en: 'Olive' } }),
    await shop.store({ name: { en: 'Palm' } }),
  ];
  await shop.db.insert(importKeys).values([
    { kind: 'store', key: String(own), id: keyed },
    { kind: 'store', key: '987654', id: own },
  ]);
  const twofold = `${own} is the key of Palm (store ${keyed}) and the number of Olive (store ${own}): say key:${own} or id:${own}`;
  expect(await ops(`staff add --store ${own} --email ana@palm.example`)).toBe(twofold);
  expect(await ops(`payout ${own} 5 T-9`)).toBe(twofold);
  expect(await ops(`store key:${own} close`)).toBe(`Palm (store ${keyed}) takes no orders`);
  expect(await ops(`store id:${own} close`)).toBe(`Olive (store ${own}) takes no orders`);
  expect(await ops('commission 987654 10')).toBe(
    `Olive (store ${own}) leaves 10 % of what it sells to the shop`,
  );
  const [, link = ''] = (await ops(`staff add --store key:${own} --email ana@palm.example`)).split(
    'ana@palm.example chooses a password for ',
  );
  expect(link.split(', ')[0]).toBe(`Palm (store ${keyed}) here`);
  await shop.db.delete(importKeys);
});

it('finds a store by the address that an export shows as its key', async () => {
  const store = await shop.store();
  const [row] = await shop.db.select().from(stores).where(eq(stores.id, store));
  expect(await ops(`ledger ${row?.slug}`)).toBe(
    'Test store is owed $0.00\nNothing was posted yet.',
  );
  expect(await ops('ledger nowhere')).toBe('there is no store nowhere');
});

it('tells what a store is owed, notes a payout, and says who did so (OPER-04, OPER-05)', async () => {
  const store = await shop.store();
  expect(await ops(`ledger ${store}`)).toContain('Nothing was posted yet.');
  expect(await ops(`commission ${store} 101`)).toBe('a commission is 0 to 100 per cent');
  expect(await ops(`commission ${store} 20`)).toBe(
    `Test store (store ${store}) leaves 20 % of what it sells to the shop`,
  );
  const { order_id: id } = await shop.order(await shop.guest(), await shop.item(store));
  while (await moveOrder(shop.deps, id));
  // An item of 10.00 of which a fifth stays with the shop.
  expect(columns(await ops('ledger'))).toContainEqual([
    String(store),
    'Test store',
    '1',
    '$8.00',
    '$0.00',
  ]);
  expect(await ops(`payout ${store} 8.01 T-1`)).toBe('This is more than the shop owes the store.');
  expect(await ops(`payout ${store} 5 T-1`)).toBe('$5.00 to Test store are noted');
  const twice = `$5.00 to Test store are noted within the last day already with the reference "T-1"; another reference notes one more payout`;
  expect(await ops(`payout ${store} 5 T-1`)).toBe(twice);
  const [head, , ...rows] = columns(await ops(`ledger ${store}`));
  expect(head).toEqual(['Test store is owed $3.00']);
  expect(rows.map(([, , what, toStore]) => [what, toStore])).toEqual([
    ['payout', '-$5.00'],
    [`order ${id}`, '$8.00'],
  ]);
  expect((await ops(`ledger ${store} csv`)).split('\n')).toHaveLength(3);
  const told = columns(await ops('acts')).slice(1);
  expect(told.slice(0, 2).map(([, ...rest]) => rest)).toEqual([
    ['command', 'payout.recorded', String(store), '5 T-1'],
    ['command', 'store.commission', String(store), '20 %'],
  ]);
  expect(await ops('acts nobody@shop.example')).toBe('Nothing is noted.');
  expect(await ops(`payout ${store} 1 T-1`)).toBe('$1.00 to Test store are noted');
  expect(await ops(`payout ${store} 1 T-2`)).toBe('$1.00 to Test store are noted');
  shop.clock.advance(25 * 3_600_000);
  expect(await ops(`payout ${store} 1 T-2`)).toBe('$1.00 to Test store are noted');
});

it('lets a store take orders or none, named by its key', async () => {
  const store = await shop.store();
  const item = await shop.item(store);
  await shop.deps.db.insert(importKeys).values({ kind: 'store', key: 'corner', id: store });
  expect(await ops('store corner close')).toBe(`Test store (store ${store}) takes no orders`);
  await expect(shop.order(await shop.guest(), item)).rejects.toThrow('item_unavailable');
  expect(await ops('store corner open')).toBe(
    `Test store (store ${store}) takes orders within its hours`,
  );
  expect((await shop.order(await shop.guest(), item)).order_id).toBeGreaterThan(0);
  const told = columns(await ops('acts')).slice(1, 3);
  expect(told.map(([, ...rest]) => rest)).toEqual([
    ['command', 'store.opened', String(store), 'Test store'],
    ['command', 'store.closed', String(store), 'Test store'],
  ]);
  expect(await ops('store nowhere open')).toBe('there is no store nowhere');
});
