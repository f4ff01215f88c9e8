import type { Bank } from './bank';
import type { Day } from './day';
import { guessesAreFew, keysAreSingle, vehiclesAreFree } from './rules/fleet';
import {
  couponsAreKept,
  pricesAreRight,
  statesAreInOrder,
  stockIsKept,
  sumOf,
} from './rules/goods';
import {
  fundsAreBooked,
  ledgersAddUp,
  ordersArePaidOnce,
  pointsAreEarned,
  refundsAreCapped,
  tripsArePaidOnce,
} from './rules/money';
import { handedOverOnce, ridesAreOnes } from './rules/rides';
import type { Snapshot } from './snapshot';
import { referral, type Stocks, shoppers } from './world';

/** What must hold after every commit; whatever does not, in words. */
export const checkBooks = (now: Snapshot, before: Snapshot, stocks: Stocks): string[] => [
  ...stockIsKept(now, stocks),
  ...couponsAreKept(now),
  ...pricesAreRight(now),
  ...statesAreInOrder(now, before),
  ...ridesAreOnes(now, before),
  ...ledgersAddUp(now),
  ...ordersArePaidOnce(now),
  ...pointsAreEarned(now),
  ...tripsArePaidOnce(now),
  ...refundsAreCapped(now),
  ...fundsAreBooked(now),
  ...vehiclesAreFree(now, stocks),
  ...keysAreSingle(now),
  ...guessesAreFew(now),
];

/** What the bank holds of each payment is what the shop says it does: nothing was kept for nothing. */
function bankAgrees(now: Snapshot, bank: Bank): string[] {
  return now.payments.flatMap(({ id, status, amount, refund, sent }) => {
    const page = bank.pages.get(`page-${id}`);
    const came = page?.state === 'paid' ? page.units * 10 : 0;
    let back = 0;
    for (const part of bank.refunds.values()) if (part.paymentId === id) back += part.units * 10;
    const right = status === 'paid' ? amount - refund : 0;
    if (came - back !== right)
      return [
        `payment ${id} of ${amount} (${status}): the bank has ${came}, gave ${back} back; the shop says ${right}`,
      ];
    return sent === refund ? [] : [`payment ${id}: ${refund} is to go back, ${sent} is sent`];
  });
}

/** Everything that a shopper was told is done, and nothing else: each key once. */
function promisesAreKept(now: Snapshot, { intents }: Pick<Day, 'intents'>): string[] {
  const told = (kind: string) =>
    new Set(intents.flatMap((i) => (i.kind === kind ? (i.id ?? []) : [])));
  const compare = (name: 'order' | 'trip', made: readonly { id: number }[]) => {
    const known = told(name);
    return [
      ...made
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => `nobody was told of ${name} ${id}`),
      ...[...known]
        .filter((id) => !made.some((row) => row.id === id))
        .map((id) => `${name} ${id} was told and is not there`),
    ];
  };
  const conversions = now.points.filter(({ kind }) => kind === 'converted');
  const transfers = intents.filter(({ kind, answers }) => kind === 'transfer' && answers.size > 0);
  return [
    ...compare('order', now.orders),
    ...compare('trip', now.trips),
    ...(conversions.length === transfers.length
      ? []
      : [`${transfers.length} transfers of points were told, ${conversions.length} are booked`]),
    ...conversions.flatMap(({ reference, amount }) => {
      const money = now.money.find((entry) => entry.reference === reference)?.amount;
      // Twenty points are one unit of the currency.
      return money === -amount * 50 ? [] : [`${-amount} points became ${money}`];
    }),
  ];
}

/** Who brought a customer gets the bonus with that customer's first delivered order. */
function referralIsPaid(now: Snapshot): string[] {
  const isDue = now.orders.some(
    ({ customer, status }) => customer === referral.invited && status === 'delivered',
  );
  const paid = now.money.filter(({ kind }) => kind === 'referrer');
  const isWell =
    paid.length === (isDue ? 1 : 0) &&
    paid.every((e) => e.amount === referral.bonus && e.customer === referral.referrer);
  return isWell
    ? []
    : [`${paid.length} bonuses for a referral ${isDue ? 'that is due' : 'too soon'}`];
}

/** Of what was put into a cart, or back into it, each unit was ordered once. */
function cartsAreOrderedOnce(now: Snapshot, { intents, filled, takenBack }: Day): string[] {
  const unitsOf = (ids: readonly number[]) =>
    sumOf(now.lines.filter((l) => ids.includes(l.order_id)).map(({ quantity }) => quantity));
  return shoppers.flatMap(({ owner }) => {
    const own = now.orders.filter((order) => order.owner === owner);
    const ofCart = intents.flatMap(({ isOfCart, id }) => (isOfCart ? (id ?? []) : []));
    const ordered = unitsOf(own.flatMap(({ id }) => (ofCart.includes(id) ? id : [])));
    const back = own.filter(({ id, status }) => takenBack.has(id) && status === 'canceled');
    const most = (filled.get(owner) ?? 0) + unitsOf(back.map(({ id }) => id));
    return ordered <= most
      ? []
      : [`the cart of ${owner} held ${most} units, ${ordered} were ordered`];
  });
}

/** What must hold when all has come to rest and every question was answered. */
export const checkEnd = (now: Snapshot, day: Day): string[] => [
  ...bankAgrees(now, day.bank),
  ...promisesAreKept(now, day),
  ...cartsAreOrderedOnce(now, day),
  ...referralIsPaid(now),
  ...handedOverOnce(now, day),
];
