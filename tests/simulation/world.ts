import type { Random } from './random';

/** The moment at which every simulated day begins. */
export const dawn = new Date('2026-11-20T09:00:00Z');
export const hours = (count: number) => new Date(dawn.getTime() + count * 3_600_000);

export const shopModule = 1;
export const rentalModule = 2;
export const zone = 1;
export const store = 1;
export const home = { lat: 24.7, lng: 46.7 };

/** Amounts in thousandths, as everywhere. The shirt is sold in two colours, the tea cheaper while the flash sale lasts. */
export const goods = {
  lamp: { id: 1, price: 10_000 },
  mug: { id: 2, price: 4_000 },
  shirt: { id: 3, price: 20_000 },
  tea: { id: 4, price: 6_000 },
} as const;
/** Made to order: its stock is not counted, so no row but the sale's is in the way of two who want the last units. */
export const juice = { id: 5, price: 8_000 } as const;
export const colours = { Red: 1, Blue: 2 } as const;
export const fleet = { van: 1, bike: 2 } as const;
export const hourPrice = 10_000;

export const taxPercent = 5;
export const serviceFee = 500;
/** Per cent off in the shop, and when it begins and ends. */
export const sale = { percent: 10, from: hours(2), to: hours(5) };
export const flash = { percent: 50, from: hours(1), to: hours(4), units: 3 };
export const juiceFlash = { percent: 50, from: hours(-1), to: hours(1000), units: 2 };
export const coupons = {
  ONCE: { id: 1, percent: 10, each: 1, inAll: null, isFirst: false },
  FEW: { id: 2, percent: 20, each: null, inAll: 2, isFirst: false },
  FIRST: { id: 3, percent: 30, each: null, inAll: null, isFirst: true },
} as const;
export type CouponCode = keyof typeof coupons;
export const couponsEnd = hours(6);
/** Who invited whom, by their numbers, and what the first order of the invited one brings. */
export const referral = { referrer: 1, invited: 2, bonus: 5_000 } as const;

export interface Shopper {
  readonly name: string;
  readonly owner: string;
  readonly customerId: number | null;
  readonly guestId: string | null;
  readonly token: string | null;
  readonly phone: string;
}

const customer = (id: number): Shopper => ({
  name: `customer ${id}`,
  owner: `customer:${id}`,
  customerId: id,
  guestId: null,
  token: `token-${id}`,
  phone: `+96650100000${id}`,
});
const guest = (name: string): Shopper => ({
  name: `guest ${name}`,
  owner: `guest:guest-${name}`,
  customerId: null,
  guestId: `guest-${name}`,
  token: null,
  phone: '+966502000009',
});
export const shoppers: readonly Shopper[] = [
  customer(1),
  customer(2),
  customer(3),
  guest('a'),
  guest('b'),
];
/** A courier, who signs in with a token of their own. */
export interface Rider {
  readonly id: number;
  readonly who: Shopper;
}
const person = (name: string): Shopper => ({
  name,
  owner: '',
  customerId: null,
  guestId: null,
  token: `token of ${name}`.replaceAll(' ', '-'),
  phone: '',
});
export const riders: readonly Rider[] = [1, 2].map((id) => ({ id, who: person(`rider ${id}`) }));
/** Somebody at the desk of the store. */
export const staff: Shopper = person('the desk');
export const wallets: Readonly<Record<number, { money: number; points: number }>> = {
  1: { money: 60_000, points: 100 },
  2: { money: 25_000, points: 45 },
  3: { money: 0, points: 0 },
};

/** What a seed begins with. */
export interface Stocks {
  /** Units of each item, by its id. */
  readonly items: Readonly<Record<number, number>>;
  readonly colours: Readonly<Record<number, number>>;
  readonly vehicles: Readonly<Record<number, number>>;
}

export function stocksOf(random: Random): Stocks {
  const [red, blue] = [1 + random.below(3), 1 + random.below(4)];
  return {
    items: {
      [goods.lamp.id]: 1 + random.below(4),
      [goods.mug.id]: 4 + random.below(8),
      [goods.shirt.id]: red + blue,
      [goods.tea.id]: 30,
    },
    colours: { [colours.Red]: red, [colours.Blue]: blue },
    vehicles: { [fleet.van]: 2, [fleet.bike]: 1 },
  };
}
