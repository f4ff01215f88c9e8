import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOfLine } from '../../../domain/cart/cartLines';
import type { Item, Store } from '../../../domain/catalogue/catalogue';
import { CheckoutScopeContext, type SummaryLine } from '../../../src/checkout/context';
import { WhenStep } from '../../../src/checkout/details/WhenStep';
import { type CheckoutActor, useIntents } from '../../../src/checkout/intents';
import { sampleItem, sampleStore } from '../../domain/samples';
import { sampleFacts } from '../../machines/checkout/checkout/samples';
import { startCheckout } from '../../support/checkoutPlace';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

// Noon on Tuesday in the shop's time zone.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const open = sampleStore({
  open: 1,
  active: 1,
  schedule_order: 1,
  delivery_time_min: 20,
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: '06:00:00',
    closing_time: '23:00:00',
  })),
});
const shut = { open: 0, current_opening_time: '2026-11-25T03:00:00.000Z' } as const;
const dish = (name: string, from: string, to: string, available: Item['available']) =>
  sampleItem({ name, available, available_time_starts: from, available_time_ends: to });
const porridge = dish('Porridge', '07:00', '11:00', 0);
const steak = dish('Steak', '18:00', '22:00', 0);
const bread = dish('Bread', '', '', 1);

const lineOf = (item: Item): SummaryLine => {
  const entry = entryOfLine({ item, quantity: 1, variation: [], addOns: [] });
  return {
    key: item.name,
    name: item.name,
    picture: '',
    detail: '',
    quantity: 1,
    wishes: { note: '', substitution: 'best_match', substitute: null },
    entry,
    trouble: null,
    direct: null,
    needsPrescription: false,
    isAvailable: item.available === 1,
    hours: { from: item.available_time_starts, to: item.available_time_ends },
    subtotal: 10,
    total: 10,
  };
};

interface Given {
  store?: Partial<Store>;
  items: readonly Item[];
}

function Page({ actor, store, items }: Given & { actor: CheckoutActor }) {
  const scope = {
    actor,
    intents: useIntents(actor),
    page: 'cart' as const,
    config: {
      ...settings,
      schedule_order: 1 as const,
      schedule_order_slot_duration: 30,
      time_zone: 'Asia/Riyadh',
    },
    store: { ...open, ...store },
    ordered: items.map(lineOf),
  };
  return (
    <CheckoutScopeContext.Provider value={scope}>
      <WhenStep />
    </CheckoutScopeContext.Provider>
  );
}

async function show(given: Given, openNow = false, scheduleAt: string | null = null) {
  const actor = startCheckout({ scheduleAt });
  const facts = sampleFacts({ openNow });
  actor.send({ type: 'checkout.factsChanged', facts, lines: null, linesChanged: false });
  await renderPiece(<Page actor={actor} {...given} />);
  return () => actor.getSnapshot().context.draft.scheduleAt;
}

it.each([
  ['which the shop takes, nearer than the store’s way', '2026-11-24T09:00:00.000Z', null],
  [
    'which has passed',
    '2026-11-24T08:30:00.000Z',
    'Tue, Nov 24, 11:30 AM can no longer be had. Chosen now: Tue, Nov 24, 12:30 PM.',
  ],
])('CHK-01 a time that is opened again, %s', async (_, at, said) => {
  const chosen = await show({ items: [bread] }, true, at);
  expect(chosen()).toBe(said ? '2026-11-24T09:30:00.000Z' : at);
  expect(screen.queryByRole('alert')?.textContent?.replaceAll('\u202f', ' ') ?? null).toBe(said);
});

it.each([
  [
    'a dish that is served at other hours',
    { items: [bread, porridge] },
    'Porridge is served from 07:00 to 11:00: choose a time.',
  ],
  ['a dish that is not to be had', { items: [dish('Cake', '', '', 0)] }, "Cake can't be had now."],
  ['the store', { store: shut, items: [bread, porridge] }, 'Closed now'],
])('ITEM-06 what keeps an order from being had now is named: %s', async (_, given, why) => {
  await show(given);
  const soon = screen.getByRole('radio', { name: /^As soon as possible/ });
  expect(soon.textContent).toBe(`As soon as possible${why}`);
  expect(screen.queryByRole('alert')).toBeNull();
});

const none =
  'There is no time at which all of it can be had. Order without one of: Porridge, Steak.';
it.each([
  ['dishes without a common hour', { items: [porridge, steak, bread] }, none],
  ['the same in a closed store', { store: shut, items: [porridge, steak] }, none],
  [
    'a closed store that takes none for later',
    { store: { ...shut, schedule_order: 0 as const }, items: [porridge] },
    'The store is closed now and takes no orders for later.',
  ],
])('ITEM-06 why there is no time at all is named: %s', async (_, given, why) => {
  await show(given);
  expect(screen.getByRole('alert').textContent).toBe(why);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says when it comes where there is no time to choose', async () => {
  await show(
    { store: { schedule_order: 0 as const, delivery_time_max: 40 }, items: [bread] },
    true,
  );
  expect(screen.getByText('When should it arrive?').parentElement?.textContent).toBe(
    'When should it arrive?As soon as possible · 20–40 min',
  );
  expect(screen.queryByRole('radio')).toBeNull();
});
