import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { lineWishesMachine } from '../../../machines/cart/lineWishes';
import { favouriteMachine } from '../../../machines/catalogue/favourite';
import { clearCart as clearCartModel } from '../models/clearCart';
import { favourite as favouriteModel } from '../models/favourite';
import { lineWishes as lineWishesModel } from '../models/lineWishes';
import { clearCart as clearCartScreens } from '../screens/clearCart';
import { favourite as favouriteScreens } from '../screens/favourite';
import { lineWishes as lineWishesScreens } from '../screens/lineWishes';
import { answersOf, cartAnswersOf, no, sessionOver } from './answers';
import { changed } from './changed';
import { newPerson } from './people';
import { playOf } from './play';
import { customerAtPlace, guestAtPlace, moduleOf, putIntoCart, wares } from './shop';

/** The cart's drawer of a guest who has two of a dish, and a button in it. */
async function inCart(page: Page, button: string | RegExp): Promise<void> {
  const guest = await guestAtPlace(page);
  await putIntoCart(guest, (await wares())[0], 2);
  await page.goto('/about-us');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart, 2/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: button }).first().click();
}

export const clearCart = playOf(
  clearCartModel,
  clearCartScreens,
  defineSurroundings(clearCartMachine, {
    starts: { 'a filled cart': (page) => inCart(page, 'Clear Cart') },
    answers: {
      clearCart: cartAnswersOf('DELETE /customer/cart/remove'),
      // A guest has no session that ends.
      askToSignIn: () => null,
    },
  }),
);

export const lineWishes = playOf(
  lineWishesModel,
  {
    ...lineWishesScreens,
    seen: Object.fromEntries(
      // The dialog is called as the dish is.
      Object.entries(lineWishesScreens.seen).map(([place, seen]) => [
        place,
        seen && {
          ...seen,
          ...(seen.shown && {
            shown: seen.shown.filter(({ role }) => role !== 'dialog'),
          }),
          ...(seen.hidden && {
            hidden: [{ role: 'textbox', name: 'Note to the store (optional)' }],
          }),
        },
      ]),
    ),
  },
  defineSurroundings(lineWishesMachine, {
    starts: {
      'a line': (page) => inCart(page, /^Note and substitution for /),
    },
    answers: {
      saveWishes: answersOf('POST /customer/cart/update', {
        accepted: 'its own',
        'the line is gone': no('not_found', undefined, 404),
        failure: [503, {}],
      }),
      askToSignIn: () => null,
    },
  }),
);

/** The page of a dish, which is called as the table's is. */
async function atDish(page: Page): Promise<void> {
  const [dish] = await wares();
  await changed(page, `/items/details/${dish.slug}`, () => ({ name: 'Sourdough' }));
  await page.goto(`/product/${dish.slug}?module_id=${(await moduleOf('food')).id}`);
  await page.locator('main').getByRole('button', { name: 'Wishlist: Sourdough' }).first().click();
}

export const favourite = playOf(
  favouriteModel,
  favouriteScreens,
  defineSurroundings(favouriteMachine, {
    starts: {
      'a customer': async (page) => {
        // Each path begins with no favourites.
        await customerAtPlace(page, await newPerson());
        await atDish(page);
      },
      'a guest': async (page) => {
        await guestAtPlace(page);
        await atDish(page);
      },
    },
    answers: {
      saveFavourite: (result, { context }) => {
        const isFavourite = (context as { asked: boolean }).asked;
        return answersOf(
          isFavourite ? 'POST /customer/wish-list/add' : 'DELETE /customer/wish-list/remove',
          { saved: 'its own', 'the session has ended': sessionOver, refused: no('refused', 'No.') },
        )(result);
      },
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
  }),
);
