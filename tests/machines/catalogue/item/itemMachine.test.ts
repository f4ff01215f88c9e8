import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { WantedLine } from '../../../../domain/cart/cartLines';
import type { Item } from '../../../../domain/catalogue/catalogue';
import { itemMachine, type Preset, type Purchase } from '../../../../machines/catalogue/item';
import type { Emitted } from '../../../../machines/emitted';
import { sampleItem } from '../../../domain/samples';
import { dish, shirt } from './items';

interface Fakes {
  addToCart?: (line: WantedLine) => Promise<unknown>;
  signIn?: () => Promise<{ signedIn: boolean }>;
  startPurchase?: (line: WantedLine, page: Purchase) => Promise<void>;
}

function start(item: Item, fakes: Fakes = {}, preset: Preset = {}) {
  const { addToCart, signIn, startPurchase } = fakes;
  const machine = itemMachine.provide({
    actors: {
      ...(addToCart && {
        addToCart: fromPromise<unknown, { line: WantedLine }>(({ input }) => addToCart(input.line)),
      }),
      ...(signIn && { askToSignIn: fromPromise(signIn) }),
      ...(startPurchase && {
        startPurchase: fromPromise<void, { line: WantedLine; page: Purchase }>(({ input }) =>
          startPurchase(input.line, input.page),
        ),
      }),
    },
  });
  const actor = createActor(machine, { input: { item, preset } }).start();
  const said: string[] = [];
  actor.on('*', (event: Emitted) => {
    if (event.type === 'notify') said.push(event.message);
  });
  return { actor, said, state: () => actor.getSnapshot().value };
}

describe('choosing', () => {
  it('goes from missing choices to ready (ITEM-03, ITEM-14)', () => {
    const { actor, state } = start(shirt);
    expect(state()).toEqual({ choice: 'incomplete', purchase: 'resting' });
    actor.send({ type: 'item.optionChosen', title: 'Colour', option: 'Red' });
    expect(state()).toEqual({ choice: 'incomplete', purchase: 'resting' });
    actor.send({ type: 'item.optionChosen', title: 'Size', option: 'Extra Large' });
    expect(state()).toEqual({ choice: 'ready', purchase: 'resting' });
  });

  it('begins with as many as lie in the cart, until the shopper says how many (ITEM-08)', async () => {
    const lines: WantedLine[] = [];
    const { actor, state } = start(sampleItem({ id: 5, stock: 9 }), {
      addToCart: async (line) => lines.push(line),
    });
    const seen = (quantity: number) => {
      actor.send({ type: 'item.cartSeen', quantity });
      return actor.getSnapshot().context.selection.quantity;
    };
    expect(seen(3)).toBe(3);
    expect(seen(12)).toBe(9);
    expect(seen(1)).toBe(1);
    expect(seen(3)).toBe(3);
    actor.send({ type: 'item.quantityRaised' });
    expect(seen(1)).toBe(4);
    actor.send({ type: 'item.addRequested' });
    await waitFor(actor, () => JSON.stringify(state()).includes('resting'));
    expect(lines.map(({ quantity }) => quantity)).toEqual([4]);
    expect(seen(6)).toBe(6);
  });

  it('leaves the quantity of a link or an edited line as it came', () => {
    const { actor } = start(sampleItem({ id: 5, stock: 9 }), {}, { quantity: 2 });
    actor.send({ type: 'item.cartSeen', quantity: 5 });
    expect(actor.getSnapshot().context.selection.quantity).toBe(2);
  });

  it('points out what is missing when a button is pressed, until a choice is made', () => {
    const { actor, state } = start(dish);
    actor.send({ type: 'item.addRequested' });
    expect(state()).toEqual({ choice: 'pointingOut', purchase: 'resting' });
    actor.send({ type: 'item.dishPressed', group: 'Size', label: 'Large' });
    expect(state()).toEqual({ choice: 'ready', purchase: 'resting' });
  });

  it('says that a sold-out variation is out of stock (ITEM-17)', () => {
    const { actor, state, said } = start(shirt, {}, { options: { Colour: 'Blue', Size: 'Small' } });
    expect(state()).toEqual({ choice: 'soldOut', purchase: 'resting' });
    actor.send({ type: 'item.addRequested' });
    expect(said).toEqual(['cart.variationOutOfStock']);
    expect(state()).toEqual({ choice: 'soldOut', purchase: 'resting' });
  });

  it('blocks the quantity at the stock and at the maximum (ITEM-15, ITEM-16)', () => {
    const stocked = start(sampleItem({ stock: 2 }));
    for (let press = 0; press < 3; press++) stocked.actor.send({ type: 'item.quantityRaised' });
    expect(stocked.actor.getSnapshot().context.selection.quantity).toBe(2);
    expect(stocked.said).toEqual(['cart.outOfStock', 'cart.outOfStock']);

    const limited = start(sampleItem({ stock: 9, maximum_cart_quantity: 1 }));
    limited.actor.send({ type: 'item.quantityRaised' });
    expect(limited.said).toEqual(['cart.outOfLimits']);
    limited.actor.send({ type: 'item.quantityLowered' });
    expect(limited.actor.getSnapshot().context.selection.quantity).toBe(1);
  });

  it('takes over new data and keeps the choices', () => {
    const { actor, state } = start(sampleItem({ stock: 5 }), {}, { quantity: 4 });
    actor.send({ type: 'item.refreshed', item: sampleItem({ stock: 3 }) });
    expect(actor.getSnapshot().context.selection.quantity).toBe(3);
    actor.send({ type: 'item.refreshed', item: sampleItem({ stock: 0 }) });
    expect(state()).toEqual({ choice: 'unavailable', purchase: 'resting' });
  });

  const group = (name: string, labels: string[]) => ({
    ...{ name, type: 'multi' as const, min: 0, max: 0, required: 'off' as const },
    values: labels.map((label) => ({ label, optionPrice: 0 })),
  });
  const choice = (title: string, ...options: string[]) => ({ name: title, title, options });
  const blouse = sampleItem({
    name: 'Blouse',
    choice_options: [choice('Colour', 'Red', 'Blue'), choice('Size', 'S', 'L')],
    variations: ['Red-S', 'Blue-L'].map((type) => ({ type, price: 1, stock: 9 })),
  });
  const soup = sampleItem({
    name: 'Soup',
    food_variations: [group('Base', ['Thin']), group('Top', ['Egg', 'Nut', 'Oil'])],
  });
  const selected = (before: Item, now: Item, preset: Preset) => {
    const { actor } = start(before, {}, preset);
    actor.send({ type: 'item.refreshed', item: now });
    const { options, dishes } = actor.getSnapshot().context.selection;
    return { options, dishes };
  };

  it('keeps the choices in another language', () => {
    const blusa = sampleItem({
      name: 'Blusa',
      choice_options: [choice('Color', 'Rojo', 'Azul'), choice('Talla', 'S', 'G')],
      variations: ['Rojo-S', 'Azul-G'].map((type) => ({ type, price: 1, stock: 9 })),
    });
    const blue = { options: { Colour: 'Blue', Size: 'L' } };
    const azul = { Color: 'Azul', Talla: 'G' };
    expect(selected(blouse, blusa, blue)).toEqual({ options: azul, dishes: {} });
    const sopa = sampleItem({
      name: 'Sopa',
      food_variations: [group('Masa', ['Fina']), group('Encima', ['Huevo', 'Nuez', 'Aceite'])],
    });
    const oil = { dishes: { Top: ['Oil', 'Egg'] } };
    expect(selected(soup, sopa, oil)).toEqual({
      options: {},
      dishes: { Encima: ['Aceite', 'Huevo'] },
    });
  });

  it('chooses nothing for what the shop offers otherwise now', () => {
    const [, size] = blouse.choice_options;
    const green = {
      ...blouse,
      choice_options: [choice('Colour', 'Red', 'Green'), ...(size ? [size] : [])],
    };
    const blue = { options: { Colour: 'Blue', Size: 'L' } };
    expect(selected(blouse, green, blue)).toEqual({ options: { Size: 'L' }, dishes: {} });
    const less = { ...soup, name: 'Thin soup', food_variations: [group('Top', ['Nut', 'Oil'])] };
    const oil = { dishes: { Top: ['Oil', 'Egg'] } };
    expect(selected(soup, less, oil)).toEqual({ options: {}, dishes: { Top: ['Oil'] } });
  });
});

describe('buying', () => {
  it('hands the chosen line to the cart, once for a double press', async () => {
    const lines: WantedLine[] = [];
    const { actor, state } = start(
      dish,
      { addToCart: async (line) => void lines.push(line) },
      { dishes: { Size: ['Large'] }, addOns: { 11: 2 }, quantity: 2 },
    );
    actor.send({ type: 'item.addRequested' });
    actor.send({ type: 'item.addRequested' });
    expect(state()).toEqual({ choice: 'ready', purchase: 'adding' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(lines).toEqual([
      {
        item: dish,
        quantity: 2,
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        addOns: [{ id: 11, quantity: 2 }],
      },
    ]);
  });

  it('hears what is pressed while the cart is busy: another quantity, and Buy Now (ITEM-08, ITEM-09)', async () => {
    const quantities: number[] = [];
    const bought: number[] = [];
    const { actor, state } = start(sampleItem({ id: 5, stock: 9 }), {
      addToCart: (line) => {
        quantities.push(line.quantity);
        return new Promise(() => undefined);
      },
      startPurchase: async (line) => void bought.push(line.quantity),
    });
    actor.send({ type: 'item.addRequested' });
    actor.send({ type: 'item.quantityRaised' });
    actor.send({ type: 'item.quantityRaised' });
    actor.send({ type: 'item.addRequested' });
    actor.send({ type: 'item.addRequested' });
    expect(state()).toEqual({ choice: 'ready', purchase: 'adding' });
    expect(quantities).toEqual([1, 3]);
    actor.send({ type: 'item.orderRequested', signedIn: false });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(bought).toEqual([3]);
  });

  it('keeps what is chosen while the cart is busy', async () => {
    let settle = () => undefined as unknown;
    const added = new Promise((resolve) => {
      settle = () => resolve(undefined);
    });
    const { actor } = start(sampleItem({ stock: 5 }), { addToCart: () => added });
    actor.send({ type: 'item.addRequested' });
    actor.send({ type: 'item.quantityRaised' });
    expect(actor.getSnapshot().context.selection.quantity).toBe(2);
    expect(actor.getSnapshot().value).toEqual({ choice: 'ready', purchase: 'adding' });
    settle();
    await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'resting' }));
  });

  it('buys now as a guest', async () => {
    const pages: Purchase[] = [];
    const { actor } = start(sampleItem(), {
      startPurchase: async (_, page) => void pages.push(page),
    });
    actor.send({ type: 'item.orderRequested', signedIn: false });
    await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'resting' }));
    expect(pages).toEqual(['buy_now']);
  });

  const campaign = sampleItem({ isCampaignItem: true });

  it('asks a guest to sign in before a campaign item is ordered (ITEM-09, ITEM-10)', async () => {
    const pages: Purchase[] = [];
    const { actor } = start(campaign, {
      signIn: async () => ({ signedIn: true }),
      startPurchase: async (_, page) => void pages.push(page),
    });
    actor.send({ type: 'item.orderRequested', signedIn: false });
    expect(actor.getSnapshot().hasTag('needsSignIn')).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'resting' }));
    expect(pages).toEqual(['campaign']);
  });

  it('ITEM-09 never puts a campaign item into the cart', () => {
    for (const item of [campaign, sampleItem({ available_date_starts: '2026-11-01' })]) {
      const lines: WantedLine[] = [];
      const { actor, state } = start(item, { addToCart: async (line) => lines.push(line) });
      actor.send({ type: 'item.addRequested' });
      expect(state()).toEqual({ choice: 'ready', purchase: 'resting' });
      expect(lines).toEqual([]);
    }
  });

  it('goes back to the item when the guest does not sign in (ITEM-10)', async () => {
    const { actor } = start(campaign, { signIn: async () => ({ signedIn: false }) });
    actor.send({ type: 'item.orderRequested', signedIn: false });
    await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'resting' }));
  });

  it.each(['addToCart', 'startPurchase', 'askToSignIn'])(
    'tells when %s fails, and forgets it with the next choice (ERR-01)',
    async (failing) => {
      const item = failing === 'askToSignIn' ? campaign : sampleItem({ stock: 5 });
      const { actor } = start(item);
      actor.send(
        failing === 'addToCart'
          ? { type: 'item.addRequested' }
          : { type: 'item.orderRequested', signedIn: false },
      );
      await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
      actor.send({ type: 'item.quantityRaised' });
      expect(actor.getSnapshot().hasTag('failed')).toBe(false);
    },
  );
});
