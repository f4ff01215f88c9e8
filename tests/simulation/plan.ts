import { askCode, typeCode } from './acts/codes';
import { bookAndGiveUp, giveUpSlowly } from './acts/givenUp';
import { orderInvited } from './acts/invited';
import { addFund, payOnPage, transferPoints } from './acts/money';
import {
  answerRefunds,
  cancelByStore,
  moveOrders,
  moveTrips,
  passTime,
  tick,
} from './acts/operators';
import { askRefund, buyNow, cancelOrder, editOrder, orderCart, payOtherwise } from './acts/orders';
import { orderAndRegret } from './acts/regret';
import { orderToDoor, rescueOrder } from './acts/rides';
import { shareCoupon, shareFlash } from './acts/rush';
import { bookLast, bookTrip, cancelTrip, changeTrip, payTrip } from './acts/trips';
import type { Act } from './day';
import type { Random } from './random';

type Weighted = readonly (readonly [act: Act, weight: number])[];

/** What a day may be about. Few things at a time, so that they meet. */
const topics: readonly Weighted[] = [
  [
    [buyNow, 8],
    [orderCart, 3],
    [cancelOrder, 3],
    [editOrder, 1],
    [moveOrders, 2],
    [cancelByStore, 1],
  ],
  [
    [buyNow, 5],
    [payOnPage, 8],
    [payOtherwise, 3],
    [cancelOrder, 2],
    [moveOrders, 2],
    [tick, 2],
  ],
  [
    [buyNow, 4],
    [payOnPage, 3],
    [moveOrders, 6],
    [askRefund, 4],
    [answerRefunds, 5],
    [orderAndRegret, 3],
    [orderInvited, 2],
    [tick, 1],
  ],
  [
    [addFund, 4],
    [payOnPage, 6],
    [transferPoints, 4],
    [buyNow, 3],
    [cancelOrder, 2],
  ],
  [
    [bookTrip, 6],
    [bookLast, 2],
    [cancelTrip, 3],
    [changeTrip, 4],
    [giveUpSlowly, 3],
    [payTrip, 2],
    [payOnPage, 4],
    [moveTrips, 2],
    [tick, 1],
  ],
  [
    [askCode, 3],
    [typeCode, 4],
  ],
];

/** What days of couriers are about. They are every tenth. */
const rides: Weighted = [
  [orderToDoor, 8],
  [rescueOrder, 3],
  [cancelOrder, 1],
  [moveOrders, 1],
];

/** What is offered to few, and what becomes due meanwhile: days in which whoever is busy may stand still for a while. */
const rushes: Weighted = [
  [shareCoupon, 4],
  [shareFlash, 4],
  [cancelOrder, 3],
  [bookAndGiveUp, 6],
];

const isOfRushes = (seed: number) => seed % 10 === 9;
const topicOf = (seed: number) => (seed % 10 === 0 ? rides : isOfRushes(seed) ? rushes : null);

export interface Plan {
  /** How many acts there are, and how many actors at once. */
  readonly acts: number;
  readonly width: number;
  /** How likely whoever went last goes on. */
  readonly stickiness: number;
  /** Shares of what is waited for that fail, by kind. */
  readonly faults: { readonly sql: number; readonly bank: number; readonly post: number };
  /** How likely an answer is lost on its way to the shopper. */
  readonly lost: number;
  /** How likely at each step a server is killed. */
  readonly kills: number;
  /** How likely whoever has gone on then stands still for a while, as a server does whose machine is busy otherwise. */
  readonly stalls: number;
  next(): Act;
}

/** Each day is of its own kind: some calm, some with faults of one sort, some with all. */
export function planOf(random: Random, seed: number): Plan {
  const topic = topicOf(seed);
  const own = topic ?? random.pick(topics);
  // Codes are slow by intent: a day of theirs is theirs alone.
  const isOfCodes = own.some(([act]) => act === askCode);
  const other =
    random.isLikely(0.4) && !isOfCodes && !topic ? random.pick(topics.slice(0, -1)) : [];
  const acts: Weighted = [...own, ...other, [passTime, 2]];
  const total = acts.reduce((sum, [, weight]) => sum + weight, 0);
  const isFaulty = () => random.isLikely(0.3);
  return {
    acts: isOfCodes ? 10 : 22 + random.below(12),
    width: 2 + random.below(5),
    stickiness: random.pick([0, 0, 0.5, 0.8]),
    faults: {
      sql: isFaulty() ? 0.01 : 0,
      bank: isFaulty() ? 0.2 : 0,
      post: isFaulty() ? 0.3 : 0,
    },
    lost: isFaulty() ? 0.15 : 0,
    kills: isFaulty() ? 0.004 : 0,
    stalls: isOfRushes(seed) ? 0.05 : 0,
    next: () => {
      let left = random.below(total);
      for (const [act, weight] of acts) {
        if (left < weight) return act;
        left -= weight;
      }
      return passTime;
    },
  };
}
