import * as v from 'valibot';
import type { CartEntry, Substitution } from '../../domain/cart/cart';
import { entryOfLine, type WantedLine } from '../../domain/cart/cartLines';
import type { Item } from '../../domain/catalogue/catalogue';
import { config } from '../../domain/config';
import type { AnyEndpoint } from '../../domain/wire/define';
import { ApiError } from '../../src/client/apiError';
import { sampleItem } from '../domain/samples';

export const settings = v.parse(config, {
  default_location: { lat: 24.7, lng: 37.2 },
  digit_after_decimal_point: 2,
  guest_checkout_status: 1,
  free_delivery_over: 40,
});

interface Asked {
  body?: {
    item_id?: number;
    quantity?: number;
    cart_id?: number;
    replace?: boolean;
    note?: string | null;
    substitution?: Substitution | null;
  };
  query?: { cart_id?: number };
}

/** A back end with one cart, in memory: what `call` asks is answered as the contract says. */
export class FakeCart {
  entries: CartEntry[] = [];
  readonly items = new Map<number, Item>();
  readonly asked: string[] = [];
  /** The next call to a path fails with this error. */
  readonly failures = new Map<string, ApiError>();
  /** What the store asks for at least. */
  minimumOrder = 0;
  /** The store does not deliver. */
  isCollected = false;
  /** While set, calls wait for it. */
  gate: Promise<void> = Promise.resolve();
  private lastId = 100;

  put(parts: Partial<Item>, quantity = 1): Item {
    const item = this.offer(parts);
    const wishes = { note: '', substitution: 'best_match' as const, substitute: null };
    const line: WantedLine = { item, quantity, variation: [], addOns: [], wishes };
    this.entries = [...this.entries, entryOfLine(line, ++this.lastId)];
    return item;
  }

  offer(parts: Partial<Item>): Item {
    const item = sampleItem(parts);
    this.items.set(item.id, item);
    return item;
  }

  refuse(path: string, code: string, message = ''): void {
    this.failures.set(path, new ApiError('refused', 400, [{ code, message }]));
  }

  readonly call = async ({ path }: AnyEndpoint, { body, query }: Asked = {}): Promise<unknown> => {
    this.asked.push(path);
    await this.gate;
    const failure = this.failures.get(path);
    this.failures.delete(path);
    if (failure) throw failure;
    switch (path) {
      case '/config':
        return this.isCollected
          ? { ...settings, home_delivery_status: 1, take_away_status: 1 }
          : settings;
      case '/stores/details/{id}':
        return {
          minimum_order: this.minimumOrder,
          ...(this.isCollected && { delivery: 0, take_away: 1 }),
        };
      case '/customer/cart/list':
        return this.entries;
      case '/customer/cart/add': {
        const item = this.items.get(body?.item_id ?? 0);
        if (body?.replace) this.entries = [];
        if (item) this.put(item, body?.quantity);
        return this.entries;
      }
      case '/customer/cart/update':
        this.entries = this.entries.map((entry) =>
          entry.id === body?.cart_id
            ? {
                ...entry,
                quantity: body.quantity ?? 1,
                note: body.note ?? entry.note,
                substitution: body.substitution ?? entry.substitution,
              }
            : entry,
        );
        return this.entries;
      case '/customer/cart/remove-item':
        this.entries = this.entries.filter(({ id }) => id !== query?.cart_id);
        return this.entries;
      case '/customer/cart/remove':
        this.entries = [];
        return this.entries;
      default:
        throw new ApiError('network', 0);
    }
  };
}
