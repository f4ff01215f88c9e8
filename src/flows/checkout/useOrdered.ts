import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckoutPage } from '../../../domain/checkout/pages';
import { getItem } from '../../../domain/endpoints/items';
import type { ChosenVariation } from '../../../domain/entities/cart';
import type { Item } from '../../../domain/entities/catalogue';
import { fromMillis } from '../../../domain/money';
import { type Choice, priceLine } from '../../../domain/pricing/itemPrice';
import type { Lines } from '../../../machines/checkout';
import { useCart } from '../../api/cart';
import { call } from '../../api/client';
import { scopeKey } from '../../api/scope';
import { useConfig } from '../../api/useMoney';
import { chosenText } from '../../components/item/chosenText';
import { buyNowLine } from '../../storage/orderKeys';
import type { OrderedLine } from './context';

/** What is being ordered, and the state of finding out. */
export interface Ordered {
  readonly lines: Lines;
  readonly ordered: readonly OrderedLine[];
  readonly storeId: number | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const useDigits = () => useConfig()?.digit_after_decimal_point ?? 2;

type Chosen = Choice & {
  readonly variation: readonly ChosenVariation[];
  readonly note?: string | null | undefined;
};

const shown = (item: Item, choice: Chosen, digits: number): Omit<OrderedLine, 'key'> => {
  const price = priceLine(item, choice, digits);
  return {
    name: item.name,
    picture: item.image_full_url,
    detail: [
      chosenText({ item, add_on_ids: [], add_on_qtys: [], ...choice }),
      choice.note ? `“${choice.note}”` : '',
    ]
      .filter(Boolean)
      .join(' · '),
    quantity: choice.quantity,
    needsPrescription: item.is_prescription_required === 1,
    subtotal: fromMillis(price.subtotal),
    total: fromMillis(price.total),
  };
};

function useCartOrdered(): Ordered {
  const cart = useCart();
  const digits = useDigits();
  return {
    lines: null,
    ordered: cart.entries.map((entry) => ({
      key: String(entry.id),
      ...shown(entry.item, entry, digits),
    })),
    storeId: cart.entries[0]?.item.store_id ?? null,
    isLoading: cart.isLoading,
    error: cart.error,
    retry: cart.refetch,
  };
}

function useOneOrdered(enabled: boolean): Ordered {
  const [line] = useState(() => (enabled ? buyNowLine.get() : null));
  const digits = useDigits();
  const campaign = line?.model === 'ItemCampaign' ? 1 : 0;
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['catalogue', scopeKey(), 'ordered-item', line?.item_id, campaign],
    queryFn: ({ signal }) =>
      call(getItem, { params: { id: line?.item_id ?? 0 }, query: { campaign }, signal }),
    enabled: line !== null,
  });
  return {
    lines: line && [line],
    ordered: line && data ? [{ key: String(data.id), ...shown(data, line, digits) }] : [],
    storeId: data?.store_id ?? null,
    isLoading,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** The cart, or the one thing of "Buy Now" and "Order Now". */
export function useOrdered(page: CheckoutPage): Ordered {
  const cart = useCartOrdered();
  const one = useOneOrdered(page !== 'cart');
  return page === 'cart' ? cart : one;
}
