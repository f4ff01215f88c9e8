import type { Page } from 'playwright-core';
import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Play } from '../../../charts/paths/surroundings';
import { entryOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import { sampleItem } from '../../domain/samples';
import { addToCart as model } from '../models/addToCart';
import { addToCart as screens } from '../screens/addToCart';
import { cartAnswersOf } from './answers';
import { guestAtPlace, moduleOf, putIntoCart, wares } from './shop';

/** What is in the cart when the button is pressed; the browser knows it, so nothing is asked. */
const carts = { empty: 1, 'with this item': 2, 'with the very same line': 3, "another store's": 4 };
const lineOf = (id: number, quantity = 1): WantedLine => ({
  item: sampleItem({ id }),
  quantity,
  variation: [],
  addOns: [],
});

const add = 'POST /customer/cart/add';
const update = 'POST /customer/cart/update';

async function begin(page: Page, prepare: (guest: string) => Promise<unknown>, more: number) {
  const guest = await guestAtPlace(page);
  await prepare(guest);
  const [dish] = await wares();
  await page.goto(`/product/${dish.slug}?module_id=${(await moduleOf('food')).id}`);
  const press = (name: RegExp) =>
    page.locator('main').getByRole('button', { name }).first().click();
  const quantity = page.getByRole('group', { name: 'Quantity', exact: true });
  for (let times = 0; times < more; times += 1)
    await quantity.getByRole('button', { name: 'One more' }).click();
  await press(/^(Add to Cart|Update To Cart)$/);
}

const surroundings = defineSurroundings(addToCartMachine, {
  starts: {
    empty: (page) => begin(page, async () => undefined, 0),
    'with this item': (page) =>
      begin(page, async (guest) => putIntoCart(guest, (await wares())[0], 1), 1),
    'with the very same line': (page) =>
      begin(page, async (guest) => putIntoCart(guest, (await wares())[0], 1), 0),
    "another store's": (page) =>
      begin(page, async (guest) => putIntoCart(guest, (await wares())[1], 1), 0),
  },
  answers: {
    readCart: (result, { context }) =>
      carts[result as keyof typeof carts] === context.line.item.id ? 'at once' : null,
    addLine: cartAnswersOf(add),
    updateLine: cartAnswersOf(update),
    // One store's lines take the place of another's: such a conflict is what the call is for.
    replaceCart: (result) =>
      result === 'items of another store' ? null : cartAnswersOf(add)(result),
    // The way through the sign-in is the sign-in's own.
    askToSignIn: () => null,
  },
  delays: { retryOffer: 8_000 },
});

export const addToCart: Play = {
  model: {
    ...defineModel(addToCartMachine, {
      ...(model.fixtures as Parameters<typeof defineModel<typeof addToCartMachine>>[1]),
      inputs: Object.fromEntries(
        Object.entries(carts).map(([name, id]) => [name, { line: lineOf(id) }]),
      ),
      results: {
        ...(model.fixtures.results as Parameters<
          typeof defineModel<typeof addToCartMachine>
        >[1]['results']),
        readCart: {
          empty: [],
          'with this item': [entryOfLine(lineOf(2, 2), 1)],
          'with the very same line': [entryOfLine(lineOf(3), 1)],
          "another store's": [
            entryOfLine({ ...lineOf(9), item: sampleItem({ id: 9, store_id: 8 }) }, 1),
          ],
        },
      },
    }),
    words: model.words,
  },
  screens,
  surroundings,
};
