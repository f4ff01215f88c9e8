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

/** What was pressed and is not sent yet, and by which courier. */
export const ridePressesKey = jsonKey(
  'ridePresses',
  v.object({ of: v.string(), queue: v.array(press) }),
);

/** What stood on the screen last: a phone without a connection still knows where to ride. */
export const rideBoardKey = jsonKey('rideBoard', rideBoard);

/** What a courier is writing to shoppers, as `deskDraftsKey` does for a desk. */
export const rideDraftsKey = jsonKey('rideDrafts', drafts);

const ofRider = jsonKey('rideDraftsOf', v.number());
export const passRideTo = (riderId: number): void => passTo(riderId, ofRider, rideDraftsKey);
