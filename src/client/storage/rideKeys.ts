import * as v from 'valibot';
import { giveUpReasons } from '../../../domain/orders/courierChange';
import { rideBoard } from '../../../domain/ride/rideOrder';
import { drafts, passTo } from './deskKeys';
import { jsonKey, textKey } from './storage';

/** The session of the courier who rides with this phone; a shopper's is another. */
export const rideTokenKey = textKey('rideToken');

/** Which courier that is, or was last. */
export const riderKey = textKey('rider');

const press = v.object({
  key: v.string(),
  step: v.picklist([
    'goOn',
    'goOff',
    'accept',
    'giveBack',
    'pickUp',
    'arrive',
    'deliver',
    'leave',
    'bringBack',
    'passOn',
  ]),
  orderId: v.number(),
  code: v.string(),
  isCashCollected: v.boolean(),
  photo: v.optional(v.string(), ''),
  reason: v.optional(v.picklist(['', ...giveUpReasons]), ''),
});

const presses = v.object({ of: v.string(), queue: v.array(press) });
type Press = v.InferOutput<typeof press>;

/** What was pressed and is not sent yet, by each courier who has ridden with this phone; a former version kept one's alone. */
const ridePressesKey = jsonKey(
  'ridePresses',
  v.union([
    v.array(presses),
    v.pipe(
      presses,
      v.transform((one) => [one]),
    ),
  ]),
);

const rider = () => riderKey.get() ?? '';

/** Of whoever rides with this phone: another's is nothing to them. */
export const keptPresses = (): readonly Press[] =>
  ridePressesKey.get()?.find(({ of }) => of === rider())?.queue ?? [];

/** Another's stays for when they are back. */
export function writePresses(queue: readonly Press[]): void {
  const others = (ridePressesKey.get() ?? []).filter(({ of }) => of !== rider());
  const all = queue.length === 0 ? others : [...others, { of: rider(), queue: [...queue] }];
  ridePressesKey.set(all.length === 0 ? null : all);
}

const closed = v.object({ of: v.string(), ids: v.array(v.number()) });

/** Orders that are over and of which each courier has read so, newest first. */
const closedRidesKey = jsonKey('rideClosed', v.array(closed));

const mostClosed = 50;

export const closedRides = (): readonly number[] =>
  closedRidesKey.get()?.find(({ of }) => of === rider())?.ids ?? [];

export function writeClosedRides(ids: readonly number[]): void {
  const others = (closedRidesKey.get() ?? []).filter(({ of }) => of !== rider());
  const own = { of: rider(), ids: ids.slice(0, mostClosed) };
  const all = ids.length === 0 ? others : [...others, own];
  closedRidesKey.set(all.length === 0 ? null : all);
}

/** What stood on the screen last: a phone without a connection still knows where to ride. */
export const rideBoardKey = jsonKey('rideBoard', rideBoard);

/** What a courier is writing to shoppers, as `deskDraftsKey` does for a desk. */
export const rideDraftsKey = jsonKey('rideDrafts', drafts);

const ofRider = jsonKey('rideDraftsOf', v.number());
export const passRideTo = (riderId: number): void => passTo(riderId, ofRider, rideDraftsKey);
