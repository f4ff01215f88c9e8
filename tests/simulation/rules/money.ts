import { pointsOf } from '../price';
import type { Entry, PaymentRecord, Snapshot } from '../snapshot';
import { isLive, sumOf } from './goods';

function ledger(name: string, held: number, id: number, all: readonly Entry[]): string[] {
  const own = all.filter(({ customer }) => customer === id);
  const wrong: string[] = [];
  const sum = sumOf(own.map(({ amount }) => amount));
  if (sum !== held || held < 0)
    wrong.push(`customer ${id} holds ${held} ${name}, entries say ${sum}`);
  let balance = 0;
  for (const entry of own) {
    balance += entry.amount;
    if (entry.balance !== balance)
      wrong.push(
        `${name} of customer ${id}: ${entry.kind} ${entry.reference} tells ${entry.balance}, it was ${balance}`,
      );
  }
  const names = own.map(({ kind, reference }) => `${kind} ${reference}`);
  for (const twice of names.filter((one, at) => names.indexOf(one) !== at))
    wrong.push(`${name} of customer ${id}: ${twice} is booked twice`);
  return wrong;
}

/** Wallets and points are the sums of their entries, never below nothing, and nothing is booked twice. */
export const ledgersAddUp = (now: Snapshot): string[] =>
  now.customers.flatMap(({ id, money, points }) => [
    ...ledger('money', money, id, now.money),
    ...ledger('points', points, id, now.points),
  ]);

const bookedFor = (now: Snapshot, kind: string, subject: string) =>
  sumOf(
    now.money
      .filter(
        (e) =>
          e.kind === kind && (e.reference === subject || e.reference.startsWith(`${subject}:`)),
      )
      .map(({ amount }) => amount),
  );
const isOpen = ({ status }: PaymentRecord) => status === 'open' || status === 'pending';

/** What was paid for an order was its price; of what came for it no more went back than came. */
export function ordersArePaidOnce(now: Snapshot): string[] {
  return now.orders.flatMap((order) => {
    const { id, amount, method, paid, status } = order;
    const own = now.payments.filter(({ order_id }) => order_id === id);
    const settled = own.filter((payment) => payment.status === 'paid');
    const wrong: string[] = [];
    if (own.filter(isOpen).length > 1) wrong.push(`order ${id} has two payments that can be paid`);
    if (settled.length > 1) wrong.push(`order ${id} was paid twice`);
    if (
      settled.length === 1 &&
      (!paid || settled[0]?.amount !== amount || method !== 'digital_payment')
    )
      wrong.push(`order ${id} of ${amount} by ${method} has a payment of ${settled[0]?.amount}`);
    if (method === 'digital_payment' && paid && settled.length === 0 && status !== 'delivered')
      wrong.push(`order ${id} is paid by nothing`);
    if (method === 'digital_payment' && !paid && !['pending', 'canceled'].includes(status))
      wrong.push(`order ${id} is ${status} without its money`);
    if (status === 'canceled' && own.some(isOpen))
      wrong.push(`order ${id} is canceled and can be paid`);
    const spent = -bookedFor(now, 'order', `order:${id}`);
    if (spent !== (method === 'wallet' ? amount : 0))
      wrong.push(`order ${id} of ${amount} by ${method} took ${spent} from the wallet`);
    const toWallet = bookedFor(now, 'order_refund', `order:${id}`);
    const toBank = sumOf(settled.map(({ refund }) => refund));
    const request = now.requests.find(({ order_id }) => order_id === id);
    const agreed = request?.status === 'approved' ? request.amount : 0;
    const came = method === 'cash_on_delivery' ? 0 : paid ? amount : 0;
    const due = status === 'canceled' ? came : order.refunded_to === 'cash' ? 0 : agreed;
    if (toWallet + toBank !== due || due > amount)
      wrong.push(
        `order ${id} of ${amount} (${status}): ${due} is to go back, ${toWallet} to the wallet and ${toBank} by the bank`,
      );
    return wrong;
  });
}

/** Points are earned once for what was delivered to a customer, and taken back at most once. */
export function pointsAreEarned(now: Snapshot): string[] {
  return now.orders.flatMap((order) => {
    if (order.customer === null) return [];
    const own = now.points.filter(({ reference }) => reference === `order:${order.id}`);
    const earned = sumOf(own.filter(({ kind }) => kind === 'earned').map(({ amount }) => amount));
    const right = order.status === 'delivered' ? pointsOf(order.amount) : 0;
    const back = -sumOf(
      own.filter(({ kind }) => kind === 'taken_back').map(({ amount }) => amount),
    );
    return earned === right && back <= earned
      ? []
      : [
          `order ${order.id} (${order.status}, ${order.amount}) earned ${earned} points, ${back} were taken back`,
        ];
  });
}

/**
 * A trip that was paid has what came for it, less what went back, and cash on top only from its keys on: all of one that
 * is paid so. One that is canceled has nothing.
 */
export function tripsArePaidOnce(now: Snapshot): string[] {
  return now.trips.flatMap((trip) => {
    const { id, method } = trip;
    const own = now.payments.filter(({ trip_id }) => trip_id === id);
    const settled = own.filter(({ status }) => status === 'paid');
    const wrong: string[] = [];
    if (own.filter(isOpen).length > 1) wrong.push(`trip ${id} has two payments that can be paid`);
    if (!isLive(trip) && own.some(isOpen)) wrong.push(`trip ${id} is canceled and can be paid`);
    if (
      method === 'digital_payment' &&
      !trip.is_paid &&
      !['pending', 'canceled'].includes(trip.status)
    )
      wrong.push(`trip ${id} is ${trip.status} without its money`);
    const came = sumOf(settled.map(({ amount }) => amount));
    const back =
      bookedFor(now, 'trip_refund', `trip:${id}`) + sumOf(settled.map(({ refund }) => refund));
    const kept = isLive(trip) ? trip.paid : 0;
    const isWithKeys = trip.status === 'ongoing' && method === 'cash_on_delivery';
    const isCashTaken = trip.status === 'completed' || isWithKeys;
    if (isCashTaken ? came - back > kept : came - back !== kept)
      wrong.push(`trip ${id} (${trip.status}): ${came} came, ${back} went back, ${kept} is kept`);
    if (back > came) wrong.push(`trip ${id}: ${came} came and ${back} went back`);
    return wrong;
  });
}

/** No refund is larger than its payment, none is sent that is not due. */
export const refundsAreCapped = (now: Snapshot): string[] =>
  now.payments.flatMap(({ id, amount, refund, asked, sent }) =>
    sent <= asked && asked <= refund && refund <= amount
      ? []
      : [`payment ${id} of ${amount}: ${refund} due, ${asked} asked, ${sent} sent back`],
  );

/** A wallet gets what was paid for it, once, and the bonus of a referral when the first order is delivered. */
export function fundsAreBooked(now: Snapshot): string[] {
  return now.payments.flatMap((payment) => {
    if (payment.wallet === null) return [];
    const came = bookedFor(now, 'add_fund', `payment:${payment.id}`);
    const right = payment.status === 'paid' ? payment.amount : 0;
    return came === right
      ? []
      : [`a payment of ${payment.amount} (${payment.status}) brought ${came}`];
  });
}
