import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCallback } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Item } from '../../../domain/catalogue/catalogue';
import { module } from '../../../domain/place/module';
import { type Choice, itemMachine, type Preset } from '../../../machines/catalogue/item';
import { ItemFlow } from '../../../src/catalogue/item/ItemFlow';
import type { ItemActor } from '../../../src/catalogue/item/intents';
import type { LiveItemProps } from '../../../src/catalogue/item/LiveItem';
import { itemViewOf, openingView } from '../../../src/catalogue/item/selectors';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

let cart = new FakeCart();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));
// The page is never left alone: its chart comes when something is pressed.
vi.mock('../../../src/client/quiet', () => ({ quiet: new Promise<void>(() => undefined) }));
const wire = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive(), asked: 0, whileItStarts: () => {} };
});
vi.mock('../../../src/catalogue/item/LiveItem', async (read) => {
  wire.asked += 1;
  await wire.arrived;
  const { LiveItem, ...rest } = await read<typeof import('../../../src/catalogue/item/LiveItem')>();
  const Started = ({ onStart, ...props }: LiveItemProps) => {
    const start = useCallback(
      (actor: ItemActor) => {
        onStart(actor);
        wire.whileItStarts();
      },
      [onStart],
    );
    return <LiveItem {...props} onStart={start} />;
  };
  return { ...rest, LiveItem: Started };
});

beforeEach(() => {
  cart = new FakeCart();
  guestIdKey.set('guest-of-an-item');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

const size = {
  name: 'Size',
  type: 'single' as const,
  min: 0,
  max: 0,
  required: 'on' as const,
  values: ['Small', 'Large'].map((label) => ({ label, optionPrice: 0 })),
};
const colours = {
  choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red', 'Blue'] }],
  variations: [
    { type: 'Red', price: 10, stock: 0 },
    { type: 'Blue', price: 12, stock: 4 },
  ],
};

const colour = (option: string): Choice => ({
  type: 'item.optionChosen',
  title: 'Colour',
  option,
});
const dish = (label: string): Choice => ({ type: 'item.dishPressed', group: 'Size', label });

describe('an item whose chart has not come', () => {
  it.each<[string, Partial<Item>, Preset]>([
    ['can be had', {}, {}],
    ['is more than can be sold', { maximum_cart_quantity: 2 }, { quantity: 9 }],
    ['is not sold now', { available: 0 }, {}],
    ['is kept for later', { available: 0, schedule_order: 1 }, {}],
    ['has no stock', { stock: 0 }, {}],
    ['has a choice to make', { food_variations: [size] }, {}],
    ['has it made', { food_variations: [size] }, { dishes: { Size: ['Large'] } }],
    ['is sold out as chosen', { ...colours, stock: 4 }, { options: { Colour: 'Red' } }],
    ['is not, otherwise', { ...colours, stock: 4 }, { options: { Colour: 'Blue' } }],
  ])('ITEM-06, ITEM-17 and %s shows what the chart will show', (_, parts, preset) => {
    const item = sampleItem({ id: 1, name: 'Soup', ...parts });
    const actor = createActor(itemMachine, { input: { item, preset } }).start();
    expect(openingView(item, preset)).toEqual(itemViewOf(actor.getSnapshot()));
  });

  it.each<[string, Partial<Item>, Choice[]]>([
    ['a colour', { ...colours, stock: 4 }, [colour('Blue')]],
    ['a colour that is sold out', { ...colours, stock: 4 }, [colour('Blue'), colour('Red')]],
    ['a size', { food_variations: [size] }, [dish('Small'), dish('Large')]],
    [
      'add-ons',
      { add_ons: [{ id: 3, name: 'Bread', price: 1 }] },
      [
        { type: 'item.addOnSet', id: 3, quantity: 2 },
        { type: 'item.addOnSet', id: 3, quantity: -1 },
        { type: 'item.addOnSet', id: 4, quantity: 1 },
      ],
    ],
  ])('ITEM-03, ITEM-17 shows %s that is chosen as the chart will show it', (_, parts, choices) => {
    const item = sampleItem({ id: 1, name: 'Soup', ...parts });
    const actor = createActor(itemMachine, { input: { item } }).start();
    for (const choice of choices) actor.send(choice);
    expect(openingView(item, {}, choices)).toEqual(itemViewOf(actor.getSnapshot()));
    expect(openingView(item, {}, choices).selection).not.toEqual(openingView(item, {}).selection);
  });

  it('ITEM-03 shows what is chosen at once', async () => {
    const item = cart.offer({ id: 1, name: 'Soup', food_variations: [size] });
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    const small = await screen.findByRole<HTMLInputElement>('radio', { name: 'Small' });
    fireEvent.click(small);
    expect(small.checked).toBe(true);
    expect(document.querySelector('[data-item-flow]')?.getAttribute('aria-busy')).toBeNull();
  });

  it('ITEM-03, ITEM-07 keeps what is pressed, and does it once when the chart is there', async () => {
    const item = cart.offer({ id: 1, name: 'Soup', food_variations: [size] });
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    const flow = document.querySelector('[data-item-flow]');
    expect(flow?.getAttribute('aria-busy')).toBeNull();
    for (const name of ['One more', 'One more'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(add.getAttribute('aria-busy')).toBe('false');
    fireEvent.click(add);
    expect(screen.getByText('01').tagName).toBe('OUTPUT');
    expect([flow?.getAttribute('aria-busy'), add.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ]);
    wire.arrive();
    const group = screen.getByRole('group', { name: /^Size/ });
    await within(group).findByText('Please choose: Size');
    const small = within(group).getByRole('radio', { name: 'Small' });
    expect(document.activeElement).toBe(small);
    expect(screen.getByText('03').tagName).toBe('OUTPUT');
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBe(add);
    expect([flow?.getAttribute('aria-busy'), add.getAttribute('aria-busy')]).toEqual([
      null,
      'false',
    ]);
    fireEvent.click(small);
    fireEvent.click(add);
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([3]));
    expect(cart.asked.filter((path) => path === '/customer/cart/add')).toEqual([
      '/customer/cart/add',
    ]);
    expect(wire.asked).toBe(1);
  });

  it('ITEM-07 hears what is pressed while the chart has started and the page is not yet drawn anew', async () => {
    const item = cart.offer({ id: 1, name: 'Soup' });
    wire.whileItStarts = () => {
      wire.whileItStarts = () => {};
      screen.getByRole('button', { name: 'Add to Cart' }).click();
    };
    await renderAtOnce(<ItemFlow item={item} preset={{}} />);
    await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1]));
    expect(document.querySelector('[data-item-flow]')?.getAttribute('aria-busy')).toBeNull();
  });
});
