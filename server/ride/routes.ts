import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import * as calls from '../../domain/ride/rideEndpoints';
import * as talkCalls from '../../domain/ride/rideTalkEndpoints';
import type { Deps } from '../deps';
import { type Courier, courierOf, findCourier, requireCourier } from '../http/courier';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import { type Input, languageOf, type Register } from '../http/serve';
import { openStream } from '../http/stream';
import { t } from '../locales/t';
import { couriersOf } from '../orders/store';
import { createHub } from '../orders/tracking/hub';
import { rideTopic } from '../orders/tracking/news';
import { streamLive } from '../orders/tracking/stream';
import { changeDuty, noteHeard, notePlace } from './duty';
import { earningsOf } from './earnings';
import {
  acceptRide,
  arriveAtDoor,
  deliverRide,
  giveRideBack,
  giveRideUp,
  leaveAtDoor,
  pickUpRide,
} from './handle';
import { once, type Press } from './once';
import { presentRide, readBoard } from './orders';
import { chooseRidePassword, signInCourier } from './signIn';
import * as store from './store';
import { answerTalkOf, readTalkOf, settleTalkOf } from './talks';

const texts = { out: t('Signed out'), noted: t('Noted') };

type Pressing = Pick<Input<typeof calls.acceptRide>, 'courier' | 'params' | 'idempotencyKey'>;

const pressOf = (input: Pressing): Press => ({
  courier: courierOf(input),
  key: input.idempotencyKey,
  orderId: idParam(input.params.id),
});

/** The board of a courier, whose phone is there as long as it asks. */
async function board(deps: Deps, courier: Courier, language: Language) {
  await noteHeard(deps.db, courier.id, deps.clock.now());
  return readBoard(deps, courier, language);
}

/** Couriers sign in, take orders of their zone, tell where they are and hand over. */
export const registerRide: Register = (serve, deps, app) => {
  serve(calls.signInToRide, ({ body, ...call }) => signInCourier(deps, body, call));
  serve(calls.chooseRidePassword, ({ body, ...call }) => chooseRidePassword(deps, body, call));
  serve(calls.signOutOfRide, async (input) => {
    const { id, tokenHash: hash } = courierOf(input);
    await store.endRideSession(deps.db, { id, hash }, deps.clock.now());
    return { message: texts.out[input.language] };
  });
  serve(calls.readRider, async (input) => {
    const courier = courierOf(input);
    const [row] = await couriersOf(deps.db, [courier.id]);
    if (!row) throw new Refusal('not_found');
    return {
      id: row.id,
      name: inLanguage(row.name, input.language),
      email: courier.email,
      image_full_url: row.image,
      vehicle: inLanguage(row.vehicle, input.language),
    };
  });

  serve(calls.readRideBoard, (input) => board(deps, courierOf(input), input.language));
  serve(calls.setDuty, async (input) => {
    const courier = courierOf(input);
    const press = { courier, key: input.idempotencyKey, orderId: 0 };
    const isOn = input.body.is_on_duty === 1;
    await once(deps, press, isOn ? 'on' : 'off', (tx) =>
      changeDuty(tx, courier, isOn, deps.clock.now()),
    );
    return readBoard(deps, courier, input.language);
  });

  serve(calls.acceptRide, async (input) => {
    const order = await acceptRide(deps, pressOf(input));
    return presentRide(deps, courierOf(input), order, input.language);
  });
  serve(calls.giveRideBack, async (input) => {
    await giveRideBack(deps, pressOf(input));
    return { message: texts.noted[input.language] };
  });
  serve(calls.pickUpRide, async (input) => {
    const said = { isCashCollected: input.body.is_cash_collected === 1 };
    const order = await pickUpRide(deps, pressOf(input), said);
    return presentRide(deps, courierOf(input), order, input.language);
  });
  serve(calls.arriveAtDoor, async (input) => {
    const order = await arriveAtDoor(deps, pressOf(input));
    return presentRide(deps, courierOf(input), order, input.language);
  });
  serve(calls.deliverRide, async (input) => {
    const { code, is_cash_collected } = input.body;
    const said = { code, isCashCollected: is_cash_collected === 1 };
    const order = await deliverRide(deps, pressOf(input), said);
    return presentRide(deps, courierOf(input), order, input.language);
  });
  serve(calls.leaveAtDoor, async (input) => {
    const { photo, is_cash_collected } = input.body;
    const shown = { photo, isCashCollected: is_cash_collected === 1 };
    const order = await leaveAtDoor(deps, pressOf(input), shown);
    return presentRide(deps, courierOf(input), order, input.language);
  });
  serve(calls.giveRideUp, async (input) => {
    const { reason: why, is_brought_back } = input.body;
    await giveRideUp(deps, pressOf(input), { why, isBroughtBack: is_brought_back === 1 });
    return { message: texts.noted[input.language] };
  });
  serve(calls.tellPlace, async (input) => {
    const { latitude: lat, longitude: lng } = input.body;
    await notePlace(deps, courierOf(input), { lat, lng });
    return { message: texts.noted[input.language] };
  });
  serve(talkCalls.readRideTalk, (input) => {
    const id = idParam(input.params.id);
    return readTalkOf(deps, courierOf(input), id, input.query.before ?? null);
  });
  serve(talkCalls.answerRideTalk, (input) => {
    const reply = { message: input.body.message, key: input.idempotencyKey };
    return answerTalkOf(deps, courierOf(input), idParam(input.params.id), reply);
  });
  serve(talkCalls.settleRideTalk, (input) =>
    settleTalkOf(deps, courierOf(input), idParam(input.params.id), input.body.seen_id),
  );
  serve(calls.readEarnings, (input) => earningsOf(deps, courierOf(input)));

  const hub = createHub(deps, rideTopic);
  app.get('/api/v1/ride/stream', async (c) => {
    if (deps.stopping.aborted) throw new Refusal('unavailable', { retryAfter: 2 });
    const authorization = c.req.header('authorization');
    const { zoneId } = await requireCourier(deps.db, deps.clock.now(), authorization);
    const language = languageOf(c);
    return openStream(c, deps, (stream) =>
      streamLive(deps, hub, stream, zoneId, {
        event: 'ride',
        // Whoever has been signed out meanwhile sees nothing more.
        read: async () => {
          const courier = await findCourier(deps.db, deps.clock.now(), authorization);
          return courier ? board(deps, courier, language) : undefined;
        },
        message: (shown) => shown,
        isOver: () => false,
        isMoving: () => false,
      }),
    );
  });
};
