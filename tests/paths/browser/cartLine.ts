import type { Page } from 'playwright-core';
import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Play } from '../../../charts/paths/surroundings';
import { cartLineMachine } from '../../../machines/cart/cartLine';
import { lineDelays } from '../../../machines/cart/lineSaving';
import { cartLine as model } from '../models/cartLine';
import { lineOf, lineOfItem } from '../screens/cartLine';
import { button, pressing } from '../screens/pieces';
import { cartAnswersOf } from './answers';
import { guestAtPlace, putIntoCart, wares } from './shop';

async function twoInTheCart(page: Page): Promise<void> {
  const guest = await guestAtPlace(page);
  await putIntoCart(guest, (await wares())[0], 2);
  await page.goto('/about-us');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart, 2/ })
    .click();
}

const onScreens = lineOfItem('.+');
/** The server's cart is asked for again: what it does not hold is not there. */
const screens: typeof onScreens = {
  ...onScreens,
  unseen: {},
  gestures: { ...onScreens.gestures, 'cartLine.undoChosen': pressing('Undo') },
  seen: {
    ...onScreens.seen,
    'changing.failed': { shown: [button('Try again')] },
    restoreFailed: {
      shown: [button('Undo'), button('Try again')],
      hidden: [{ role: 'article', name: /./ }],
      says: [/removed/],
    },
    removed: { hidden: [button('Undo'), { role: 'article', name: /./ }] },
  },
};
type Parts = Parameters<typeof defineModel<typeof cartLineMachine>>[1];
const fixtures = { ...(model.fixtures as Parts), ...(screens.told as Partial<Parts>) };

export const cartLine: Play = {
  model: {
    ...defineModel(cartLineMachine, {
      ...fixtures,
      inputs: { 'a line of two': { line: lineOf(2) } },
    }),
    words: model.words,
  },
  screens,
  surroundings: defineSurroundings(cartLineMachine, {
    starts: { 'a line of two': twoInTheCart },
    answers: {
      saveQuantity: cartAnswersOf('POST /customer/cart/update'),
      removeLine: cartAnswersOf('DELETE /customer/cart/remove-item'),
      restoreLine: cartAnswersOf('POST /customer/cart/add'),
      // The way through the sign-in is the sign-in's own.
      askToSignIn: () => null,
    },
    delays: lineDelays,
  }),
};
