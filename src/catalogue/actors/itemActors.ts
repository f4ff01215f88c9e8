import { fromPromise } from 'xstate';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { itemMachine, type Purchase } from '../../../machines/catalogue/item';
import { askToSignIn } from '../../identity/actors/signInActor';

/**
 * The item's chart over a page: `onKept` is told when the cart has the item. With `edited` the cart button changes that
 * line of the cart instead of adding another.
 */
export const sheetItemMachine = (edited: string | null, onKept: () => void) =>
  liveItemMachine.provide({
    actors: {
      addToCart: fromPromise<unknown, { line: WantedLine }>(async ({ input: { line } }) => {
        const { requestAddToCart } = await import('../../cart/addToCart/requestAddToCart');
        const { kind } = await requestAddToCart({ ...line, edited });
        if (kind === 'added' || kind === 'updated') onKept();
      }),
    },
  });

export const liveItemMachine = itemMachine.provide({
  actors: {
    askToSignIn,
    addToCart: fromPromise<unknown, { line: WantedLine }>(async ({ input: { line } }) => {
      const { requestAddToCart } = await import('../../cart/addToCart/requestAddToCart');
      return requestAddToCart(line);
    }),
    startPurchase: fromPromise<void, { line: WantedLine; page: Purchase }>(async ({ input }) => {
      const [{ startBuyNow }, { placeFirst }] = await Promise.all([
        import('../../checkout/buyNow'),
        import('../../place/location/placeFirst'),
      ]);
      if (!(await placeFirst(input.line.item.module_id))) return;
      const { item, quantity, variation, addOns } = input.line;
      await startBuyNow(
        item,
        {
          model: input.page === 'campaign' ? 'ItemCampaign' : 'Item',
          quantity,
          variation: [...variation],
          add_on_ids: addOns.map(({ id }) => id),
          add_on_qtys: addOns.map((addOn) => addOn.quantity),
        },
        input.page,
      );
    }),
  },
});
