import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { CartEntry, ChosenVariation } from '../../domain/cart/cart';
import { troubleOf } from '../../domain/cart/cartFit';
import { entryOfLine, wishesOf } from '../../domain/cart/cartLines';
import type { Item } from '../../domain/catalogue/catalogue';
import { chosenAt } from '../../domain/catalogue/choicePlaces';
import { getItem } from '../../domain/catalogue/itemEndpoints';
import type { Choice, LinePrice } from '../../domain/catalogue/itemPrice';
import type { CheckoutPage } from '../../domain/checkout/pages';
import { defaultLanguage } from '../../domain/language/languages';
import { fromMillis } from '../../domain/values/money';
import type { Lines } from '../../machines/checkout/checkout';
import { useCart, useConfirmedCart } from '../cart/api/cart';
import { useItemsPrice } from '../catalogue/api/useItemsPrice';
import { chosenText } from '../catalogue/card/chosenText';
import { call } from '../client/client';
import { scopeKey } from '../client/scope';
import { buyNowLine, type DirectLine } from '../client/storage/orderKeys';
import { languageKey } from '../client/storage/storage';
import type { SummaryLine } from './context';

export interface Ordered {
  readonly lines: Lines;
  readonly ordered: readonly SummaryLine[];
  readonly storeId: number | null;
  readonly isLoading: boolean;
  /** What is shown is on its way to the shop. */
  readonly isChanging: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

type Chosen = Choice & { readonly variation: readonly ChosenVariation[] };

const shown = (
  item: Item,
  choice: Chosen,
  price: LinePrice | undefined,
): Omit<SummaryLine, 'key' | 'wishes' | 'entry' | 'trouble' | 'direct'> => ({
  name: item.name,
  picture: item.image_full_url,
  detail: chosenText({ item, add_on_ids: [], add_on_qtys: [], ...choice }),
  quantity: choice.quantity,
  needsPrescription: item.is_prescription_required === 1,
  isAvailable: item.available !== 0,
  hours: { from: item.available_time_starts, to: item.available_time_ends },
  subtotal: fromMillis(price?.subtotal ?? 0),
  total: fromMillis(price?.total ?? 0),
});

function useCartOrdered(): Ordered {
  const cart = useCart();
  const { isSettled } = useConfirmedCart();
  const { lines } = useItemsPrice(cart.entries);
  return {
    lines: null,
    ordered: cart.entries.map((entry, index) => ({
      key: String(entry.id),
      ...shown(entry.item, entry, lines[index]),
      wishes: wishesOf(entry),
      entry,
      trouble: troubleOf(cart.entries, entry),
      direct: null,
    })),
    storeId: cart.entries[0]?.item.store_id ?? null,
    isLoading: cart.isLoading,
    isChanging: !isSettled,
    error: cart.error,
    retry: cart.refetch,
  };
}

const entryOf = (item: Item, line: DirectLine): CartEntry => ({
  ...entryOfLine({ ...line, item, addOns: [] }),
  add_on_ids: line.add_on_ids,
  add_on_qtys: line.add_on_qtys,
  note: line.note ?? '',
  substitution: line.substitution ?? 'best_match',
  substitute: line.substitute_item_id
    ? { id: line.substitute_item_id, name: line.substitute_name ?? '' }
    : null,
});

function oneLine(item: Item, line: DirectLine, price: LinePrice | undefined): SummaryLine {
  const direct = entryOf(item, line);
  return {
    key: String(item.id),
    ...shown(item, line, price),
    wishes: wishesOf(direct),
    entry: direct,
    trouble: troubleOf([], direct),
    direct,
  };
}

/** An order that is placed takes its line along; what is shown until the page has changed stays. */
function useDirectLine(enabled: boolean): DirectLine | null {
  const now = useSyncExternalStore(buyNowLine.subscribe, buyNowLine.get);
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return enabled ? (now ?? last) : null;
}

/** What the server is told of it: it knows the words of every language. */
function sentOf({ key: _, chosen: __, ...line }: DirectLine): Omit<DirectLine, 'key' | 'chosen'> {
  return line;
}

/** The line in the words of its item, in whichever language it was chosen. */
function inWordsOf(item: Item, line: DirectLine): DirectLine {
  const { chosen } = line;
  if (!chosen || chosen.language === (languageKey.get() ?? defaultLanguage)) return line;
  return { ...line, variation: chosenAt(item, chosen.at) ?? line.variation };
}

function useOneOrdered(enabled: boolean): Ordered {
  const line = useDirectLine(enabled);
  const campaign = line?.model === 'ItemCampaign' ? 1 : 0;
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['catalogue', scopeKey(), 'ordered-item', line?.item_id, campaign],
    queryFn: ({ signal }) =>
      call(getItem, { params: { id: line?.item_id ?? 0 }, query: { campaign }, signal }),
    enabled: line !== null,
  });
  const shownLine = line && data && inWordsOf(data, line);
  const price = useItemsPrice(shownLine ? [{ ...shownLine, item: data }] : []);
  return {
    lines: line && [sentOf(line)],
    ordered: shownLine ? [oneLine(data, shownLine, price.lines[0])] : [],
    storeId: data?.store_id ?? null,
    isLoading,
    isChanging: false,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

export function useOrdered(page: CheckoutPage): Ordered {
  const cart = useCartOrdered();
  const one = useOneOrdered(page !== 'cart');
  return page === 'cart' ? cart : one;
}
