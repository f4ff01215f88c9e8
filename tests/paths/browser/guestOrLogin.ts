import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { Play } from '../../../charts/paths/surroundings';
import { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';
import { guestOrLogin as model } from '../models/guestOrLogin';
import { guestOrLogin as screens } from '../screens/guestOrLogin';
import { credentials } from './answers';
import { customer, typed } from './people';
import { guestAtPlace, moduleOf, putIntoCart, typeAs, wares } from './shop';

/** A guest with a dish in the cart, who asks for the checkout. */
async function proceed(page: Page): Promise<void> {
  const guest = await guestAtPlace(page);
  const { email, password } = await customer();
  await typeAs(page, { [typed.email]: email, [typed.password]: password });
  const [dish] = await wares();
  await putIntoCart(guest, dish, 2);
  await page.goto(`/product/${dish.slug}?module_id=${(await moduleOf('food')).id}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart, / })
    .click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
}

export const guestOrLogin: Play = {
  model,
  screens,
  surroundings: defineSurroundings(guestOrLoginMachine, {
    starts: { 'on the way to the checkout': proceed },
    answers: {
      // Known to the browser: a guest at first, a customer after the sign-in.
      readFacts: (result, { context }) =>
        result === (context.facts.hasLines ? 'a customer' : 'a guest who may order')
          ? 'at once'
          : null,
      askToSignIn: (result, { context }) => {
        if (result === 'went away')
          return { gestures: [{ press: { role: 'button', name: 'Close' } }] };
        return result === 'signed in' && context.mode === 'sign-in'
          ? { gestures: credentials }
          : null;
      },
    },
  }),
};
