import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { defineSurroundings } from '../../../charts/package/define';
import { itemMachine } from '../../../machines/catalogue/item';
import { item as model, openings } from '../models/item';
import { item as screens } from '../screens/item';
import { press } from '../screens/pieces';
import { answersOf } from './answers';
import { changed } from './changed';
import { playOf } from './play';
import { guestAtPlace, type Offered, wares } from './shop';

interface Told extends Offered {
  readonly store_name: string;
}

const ofCampaign = v.object({ item: v.object({ available_date_starts: v.string() }) });

/** The page of a real dish, which is told of as the model's items are. */
const opened =
  ({ item }: { item: object }) =>
  async (page: Page): Promise<void> => {
    const [{ slug }] = await wares();
    await guestAtPlace(page);
    await changed<Told>(page, `/items/details/${slug}`, ({ id, store_id, store_name }) => ({
      ...item,
      id,
      slug,
      store_id,
      store_name,
    }));
    await page.goto(`/product/${slug}?module_id=1`);
    await page.locator('#rendered').waitFor({ state: 'detached' });
  };

export const item = playOf(
  model,
  {
    ...screens,
    gestures: {
      ...screens.gestures,
      // A guest is led to the checkout, unless it is a campaign.
      'item.orderRequested': (payload, now) => {
        return v.is(ofCampaign, now.context)
          ? (screens.gestures['item.orderRequested']?.(payload, now) ?? null)
          : null;
      },
    },
  },
  defineSurroundings(itemMachine, {
    starts: Object.fromEntries(Object.entries(openings).map(([name, one]) => [name, opened(one)])),
    answers: {
      // The shop has another dish than the page was told of.
      addToCart: (result) =>
        result === 'failure'
          ? null
          : answersOf('POST /customer/cart/add', { done: [200, []] })(result),
      askToSignIn: (result) => (result === 'went away' ? { gestures: [press('Close')] } : null),
      // The checkout is a flow of its own.
      startPurchase: () => null,
    },
  }),
);
