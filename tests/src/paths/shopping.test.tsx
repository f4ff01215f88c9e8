import { waitFor } from '@testing-library/react';
import { entryOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import type { Likeable } from '../../../domain/catalogue/favourites';
import type { TripLineFacts } from '../../../machines/rental/tripLine';
import { queryClient } from '../../../src/client/queryClient';
import { guestIdKey, moduleKey, tokenKey, zoneIdKey } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { over } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart, samplePlan, sampleVehicle } from '../../support/rental';
import { answers } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

answers.set('/config', settings);
const cartList = '/customer/cart/list';
answers.set(cartList, []);

const { readCart } = await import('../../../src/cart/api/cart');
const { favouritesQuery } = await import('../../../src/catalogue/api/favourites');
const { readTripCart } = await import('../../../src/rental/api/tripCart');
const { startAddToCart } = await import('../../../src/cart/addToCart/startAddToCart');
const { startAddVehicle } = await import('../../../src/rental/addVehicle/startAddVehicle');
const { CartContents } = await import('../../../src/cart/CartContents');
const { requestTripChange } = await import('../../../src/rental/changeTrip/requestTripChange');
const { Heart } = await import('../../../src/catalogue/favourite/Heart');
const { startFavourite } = await import('../../../src/catalogue/favourite/startFavourite');
const { lineActor } = await import('../../../src/cart/lineActors');
const { tripLineActor } = await import('../../../src/rental/tripCart/lineActors');

/** A flow that needs no page: what it asks stands over whatever is open. */
const overAll =
  (start: (input: never) => unknown) =>
  async (input: never): Promise<void> => {
    await renderAtOnce(null);
    void Promise.resolve(start(input)).catch(() => undefined);
  };

/** A guest, or a customer, in the module of food. */
function shopper(token: string | null): void {
  guestIdKey.set('g1');
  tokenKey.set(token);
  zoneIdKey.set([1]);
  moduleKey.set({ id: 1, module_name: 'Food', module_type: 'food' } as never);
}
const nothing = () => undefined;

await takePaths({
  addToCart: overAll(() => startAddToCart({ item: sampleItem() } as never, null)),
  addVehicle: overAll(() => startAddVehicle(sampleVehicle(), 'add')),
  cartLine: async ({ line }: { line: WantedLine }) => {
    shopper(null);
    const entry = entryOfLine(line, 1);
    answers.set(cartList, [entry]);
    await renderAtOnce(<CartContents onLeave={nothing} onClear={nothing} />);
    await waitFor(() => readCart()[0] ?? Promise.reject(new Error('The cart is empty')));
    lineActor(entry);
  },
  changeTrip: overAll((input) => requestTripChange(input)),
  // The press that begins it has been made: the heart hears of all others.
  favourite: async ({ thing, wanted, signedIn }: Press) => {
    shopper(signedIn ? 't'.repeat(20) : null);
    const none = { item: [], store: [], vehicle: [], provider: [] };
    queryClient.setQueryData(favouritesQuery().queryKey, none);
    await renderAtOnce(<Heart {...thing} />);
    startFavourite(thing, wanted);
  },
  tripLine: async (facts: TripLineFacts) => {
    shopper(null);
    answers.set('/rental/user/cart/get-cart', {
      ...sampleCart([{}], samplePlan()),
      carts: [facts.line],
    });
    await over(() => import('../../../src/rental/tripCart/TripCartDrawer'), null)();
    await readTripCart(false);
    tripLineActor(facts);
  },
});

interface Press {
  thing: Likeable;
  wanted: boolean;
  signedIn: boolean;
}
