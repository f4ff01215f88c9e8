import { hashKey } from '@tanstack/react-query';
import { priceTag } from '../../../domain/catalogue/priceTag';
import type { OrderDetails } from '../../../domain/orders/order';
import { cartKey, cartState } from '../../cart/api/cart';
import type { CartState } from '../../cart/api/cartState';
import { itemQuery } from '../../catalogue/api/catalogue';
import { queryClient } from '../../client/queryClient';
import { shopNow } from '../../client/steadyClock';
import { countedOrdersKey } from '../../client/storage/analyticsKeys';
import { router } from '../router';
import { cartChanges, goodsValue, lineItem } from './cartChanges';
import type { EventItem, ShopEvent, Track } from './shopEvent';

const most = 20;

/** Whether an order is told of for the first time in this browser: its page may be opened again with the same address. */
function isNewOrder(id: number): boolean {
  const counted = countedOrdersKey.get() ?? [];
  if (counted.includes(id)) return false;
  countedOrdersKey.set([id, ...counted].slice(0, most));
  return true;
}

const orderedItem = (
  { item_id, name, price, discount_on_item, quantity }: OrderDetails['details'][number],
  store: string,
): EventItem => ({
  item_id: String(item_id ?? ''),
  item_name: name,
  affiliation: store,
  price: Math.round((price - discount_on_item) * 1_000) / 1_000,
  quantity,
});

/** An order that was placed, from the answer that its page shows; `value` is what it costs in all. */
function purchaseOf(order: OrderDetails): Extract<ShopEvent, { name: 'purchase' }> {
  return {
    name: 'purchase',
    about: {
      transaction_id: String(order.id),
      value: order.order_amount,
      shipping: order.delivery_charge,
      tax: order.total_tax_amount,
      ...(order.coupon_code && { coupon: order.coupon_code }),
      items: order.details.map((line) => orderedItem(line, order.store?.name ?? '')),
    },
  };
}

const goods = (items: EventItem[]) => ({ value: goodsValue(items), items });

/** Tells what the shopper does, as it shows in the address and in what the shop has answered. */
export function followShopper(tell: Track): void {
  let path = '';
  let sought = '';
  /** The order whose page shows that it was placed a moment ago, until it has been told of. */
  let awaited: number | null = null;
  const track = (event: ShopEvent) =>
    tell(event, { path: router.state.location.pathname, title: document.title });

  const tellPurchase = (order: OrderDetails | undefined) => {
    if (!order || order.id !== awaited) return;
    awaited = null;
    if (isNewOrder(order.id)) track(purchaseOf(order));
  };

  const tellItem = async (id: string, moduleId: number | undefined) => {
    const item = await queryClient.ensureQueryData(itemQuery(id, moduleId)).catch(() => null);
    if (!item) return;
    const seen: EventItem = {
      item_id: String(item.id),
      item_name: item.name,
      affiliation: item.store_name,
      price: priceTag(item, shopNow(), 3).discountedFrom,
      quantity: 1,
    };
    track({ name: 'view_item', about: goods([seen]) });
  };

  const tellPlace = () => {
    const { pathname, search } = router.state.location;
    const isElsewhere = pathname !== path;
    path = pathname;
    if (isElsewhere) track({ name: 'page_view' });
    const term = search.search?.trim() ?? '';
    if (term && term !== sought) track({ name: 'search', about: { search_term: term } });
    sought = term;
    if (!isElsewhere) return;
    const [, kind, id] = pathname.split('/');
    if (kind === 'product' && id) void tellItem(decodeURIComponent(id), search.module_id);
    if (kind === 'checkout') {
      const items = cartState().confirmed.map((line) => lineItem(line));
      if (items.length > 0) track({ name: 'begin_checkout', about: goods(items) });
    }
  };

  const awaitPurchase = () => {
    const { pathname, search } = router.state.location;
    const isPlaced = search.placed === 1 || search.flag === 'success';
    awaited = pathname === '/track-order' && isPlaced ? (search.order_id ?? null) : null;
    if (awaited === null) return;
    const cache = queryClient.getQueryCache();
    for (const { queryKey } of cache.findAll({ queryKey: ['order', awaited] }))
      tellPurchase(queryClient.getQueryData<OrderDetails>(queryKey));
  };

  const seenCarts = new Map<string, CartState['confirmed']>();
  const tellCart = (cart: CartState | undefined, name: string) => {
    if (!cart?.isAnswered) return;
    const { confirmed } = cart;
    const before = seenCarts.get(name);
    seenCarts.set(name, confirmed);
    if (!before) return;
    const { added, removed } = cartChanges(before, confirmed);
    if (added.length > 0) track({ name: 'add_to_cart', about: goods(added) });
    // An order that is placed takes its lines along.
    const isOrdered = confirmed.length === 0 && path === '/checkout';
    if (removed.length > 0 && !isOrdered)
      track({ name: 'remove_from_cart', about: goods(removed) });
  };
  tellCart(cartState(), hashKey(cartKey()));

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    const { queryKey } = query;
    if (queryKey[0] === 'order') tellPurchase(queryClient.getQueryData<OrderDetails>(queryKey));
    if (queryKey[0] === 'cart')
      tellCart(queryClient.getQueryData<CartState>(queryKey), query.queryHash);
  });
  const follow = () => {
    tellPlace();
    awaitPurchase();
  };
  router.subscribe('onResolved', follow);
  follow();
}
