import { eq } from 'drizzle-orm';
import { openConversation, sendMessage } from '../../../../domain/orders/inboxEndpoints';
import {
  acceptRide,
  arriveAtDoor,
  pickUpRide,
  setDuty,
} from '../../../../domain/ride/rideEndpoints';
import { orders } from '../../../../server/db/schema/orders';
import { moveOrder } from '../../../../server/orders/tracking/advance';
import { inviteToRide } from '../../../../server/ride/signIn';
import { codeOf, password, riderIn } from '../../ride/riders';
import type { FuzzWorld, Way, Ways } from '../fuzzWorld';
import { picture } from './people';

/** A courier on duty. */
const onDuty = async (world: FuzzWorld) => {
  const { token, email, phone, id } = await riderIn(world, 1);
  await world.call(setDuty, { token, body: { is_on_duty: 1 } });
  return { token, email, phone, id };
};
/** An order that is ready, with one who may ride it. */
const ready = async (world: FuzzWorld) => {
  const { token } = await onDuty(world);
  const { order_id: id } = await world.placed(await world.guest());
  for (let n = 0; n < 3; n += 1) await moveOrder(world.deps, id);
  return { token, params: { id } };
};
const accepted = async (world: FuzzWorld) => {
  const ride = await ready(world);
  await world.call(acceptRide, ride);
  return ride;
};
const riding = async (world: FuzzWorld) => {
  const ride = await accepted(world);
  await world.call(pickUpRide, ride);
  return ride;
};
/** A shopper has written to who rides. */
const written = async (world: FuzzWorld) => {
  const { token, id: courier } = await onDuty(world);
  const shopper = await world.customer();
  const { order_id: id } = await world.placed(shopper);
  for (let n = 0; n < 3; n += 1) await moveOrder(world.deps, id);
  await world.call(acceptRide, { token, params: { id } });
  const talk = await world.call(openConversation, {
    ...shopper,
    body: { receiver_type: 'delivery_man', receiver_id: courier, order_id: id },
  });
  const message = await world.call(sendMessage, {
    ...shopper,
    body: { conversation_id: talk.id, message: 'Ring twice, please' },
  });
  return { token, params: { id: talk.id }, seen: message.id };
};
const signedIn: Way = async (world) => ({ token: (await onDuty(world)).token });

/** What couriers do at /ride. */
export const ride: Ways = {
  signInToRide: async (world) => ({ body: { login: (await onDuty(world)).email, password } }),
  chooseRidePassword: async (world) => {
    const { id, email } = await onDuty(world);
    const { link } = await inviteToRide(world.deps, id, email);
    return { body: { invite: link.split('#invite=')[1] ?? '', password } };
  },
  signOutOfRide: signedIn,
  readRider: signedIn,
  readRideBoard: async (world) => ({ token: (await ready(world)).token }),
  setDuty: async (world) => ({ token: (await onDuty(world)).token, body: { is_on_duty: 0 } }),
  acceptRide: ready,
  giveRideBack: accepted,
  pickUpRide: accepted,
  deliverRide: async (world) => {
    const { token, params } = await riding(world);
    const code = await codeOf(world, params.id);
    return { token, params, body: { code, is_cash_collected: 1 } };
  },
  arriveAtDoor: riding,
  leaveAtDoor: async (world) => {
    const ride = await riding(world);
    await world.call(arriveAtDoor, ride);
    // Nobody has opened for longer than is asked.
    await world.db
      .update(orders)
      .set({ arrivedAt: new Date(world.deps.clock.now().getTime() - 3_600_000) })
      .where(eq(orders.id, ride.params.id));
    return { ...ride, body: { photo: picture(), is_cash_collected: 1 } };
  },
  giveRideUp: async (world) => ({
    ...(await riding(world)),
    body: { reason: 'vehicle', is_brought_back: 0 },
  }),
  tellPlace: async (world) => ({
    token: (await riding(world)).token,
    body: { latitude: 24.7, longitude: 46.7 },
  }),
  readEarnings: signedIn,
  readRideTalk: async (world) => {
    const { token, params, seen } = await written(world);
    return { token, params, query: { before: seen + 1 } };
  },
  answerRideTalk: async (world) => {
    const { token, params } = await written(world);
    return { token, params, body: { message: 'I will' } };
  },
  settleRideTalk: async (world) => {
    const { token, params, seen } = await written(world);
    return { token, params, body: { seen_id: seen } };
  },
};
