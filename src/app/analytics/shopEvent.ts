/** A thing of a shop, in the words of e-commerce events; `price` of one unit, with what is off taken off. */
export interface EventItem {
  item_id: string;
  item_name: string;
  /** Name of the store. */
  affiliation: string;
  /** In the shop's currency, as a decimal amount. */
  price: number;
  quantity: number;
}

interface Goods {
  value: number;
  items: EventItem[];
}

/**
 * What an owner's analytics may be told, by the names that Google Analytics gives to e-commerce: nothing that was typed but a
 * search, nothing of who the shopper is or where.
 */
export type ShopEvent =
  | { name: 'page_view' }
  | { name: 'search'; about: { search_term: string } }
  | {
      name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      about: Goods;
    }
  | {
      name: 'purchase';
      about: Goods & {
        transaction_id: string;
        shipping: number;
        tax: number;
        coupon?: string;
      };
    };

/** Where an event happened: an address without what is asked in it, which may name orders and phones. */
interface EventPage {
  path: string;
  title: string;
}

export type Track = (event: ShopEvent, page: EventPage) => void;
