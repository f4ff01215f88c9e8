import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { finishLoginMachine } from '../../../machines/identity/finishLogin';
import { finishLogin as model } from '../models/finishLogin';
import { finishLogin as screens } from '../screens/finishLogin';
import { dialog } from '../screens/pieces';
import { answersOf, credentials, no } from './answers';
import { changed } from './changed';
import { customer, newPerson, type Person, personToBe, typed } from './people';
import { playOf } from './play';
import { guestAtPlace, putIntoCart, typeAs, wares } from './shop';

const conflict = {
  customer_store: { id: 7, name: 'Palm Market' },
  guest_store: { id: 8, name: 'Corner Shop' },
};

/** The stores of two carts are called as the table calls them. */
const namedAsTyped = (page: Page) =>
  changed<{ cart_conflict?: object | null }>(page, '/auth/login', ({ cart_conflict }) =>
    cart_conflict ? { cart_conflict: { ...cart_conflict, ...conflict } } : {},
  );

async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await typeAs(page, { [typed.email]: email, [typed.password]: password });
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const [name, secret] = credentials.flatMap((one) => ('fill' in one ? [one] : []));
  const form = page.getByRole('dialog');
  for (const one of [name, secret])
    if (one) await form.getByRole('textbox', { name: one.fill.name }).fill(one.with);
  await page.keyboard.press('Enter');
}

async function signUpAs(page: Page): Promise<void> {
  const { name, email, phone, password } = personToBe();
  await typeAs(page, { [typed.newPhone]: phone });
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  const fields: [RegExp, string][] = [
    [/^Name/, name],
    [/^Email/, email],
    [/^Phone/, typed.newPhone],
    [/^Password/, password],
    [/^Confirm Password/, password],
  ];
  for (const [field, text] of fields) await form.getByRole('textbox', { name: field }).fill(text);
  await form.getByRole('checkbox', { name: /I accept/ }).check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

const signedIn = { stored: { token: /./ } };
const seen = (places: readonly string[], more: Seen) =>
  Object.fromEntries(places.map((place) => [place, { ...screens.seen[place], ...more }]));

export const finishLogin = playOf(
  model,
  {
    ...screens,
    seen: {
      ...screens.seen,
      ...seen(
        [
          'choosingCart',
          'takingOverCart',
          'cartRefused',
          'cartFailed',
          'refetchingCart',
          'refreshingProfile',
        ],
        signedIn,
      ),
      finished: {
        ...signedIn,
        hidden: [...(screens.seen.finished?.hidden ?? []), dialog(/./)],
      },
    },
  },
  defineSurroundings(finishLoginMachine, {
    starts: {
      'a customer': async (page) => {
        await guestAtPlace(page);
        await signInAs(page, await customer());
      },
      'a customer with two carts': async (page) => {
        const [dish, other] = await wares();
        const person = await newPerson();
        await putIntoCart(person, dish, 1);
        await putIntoCart(await guestAtPlace(page), other, 1);
        await namedAsTyped(page);
        await signInAs(page, person);
      },
      'a new customer': async (page) => {
        await guestAtPlace(page);
        await signUpAs(page);
      },
    },
    answers: {
      // A browser that keeps nothing holds the token for as long as the page.
      storeToken: (result) => (result === 'done' ? 'at once' : null),
      takeOverCart: answersOf('POST /customer/cart/take-over', {
        settled: 'its own',
        'the next two carts': [
          200,
          { message: 'One is left.', cart_conflict: { module_id: 2, ...conflict } },
        ],
        refused: no('refused', 'No.'),
      }),
      refetchCart: answersOf('GET /customer/cart/list', { done: 'its own' }),
      refreshProfile: answersOf('GET /customer/info', { done: 'its own' }),
    },
    delays: { refreshLimit: 4_000 },
  }),
);
