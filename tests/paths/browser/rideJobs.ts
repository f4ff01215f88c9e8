import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { AnyScreens, Gesture } from '../../../charts/paths/screens';
import type { Answer } from '../../../charts/paths/surroundings';
import { type RideJobInput, rideJobMachine } from '../../../machines/ride/rideJob';
import { rideJob as model } from '../models/rideJob';
import { rideJob as screens } from '../screens/rideJob';
import { answersOf, no } from './answers';
import { hears, toldAgain } from './live';
import { holdPhone, photoIs, placeIs } from './phone';
import { playOf } from './play';
import { boardSilence, courierWith } from './riding';

const offer = (cash: number, cash_from = 'receiver') => ({
  id: 100007,
  order_type: 'delivery',
  cash_from,
  from: { name: 'Corner Bakery', address: 'Quay 1', lat: 25.2, lng: 55.27 },
  distance: 2400,
  fee: 5,
  cash,
});
const jobIs = (
  order_status: string,
  cash = 0,
  leave_from: string | null = null,
  cash_from = 'receiver',
) => ({
  ...offer(cash, cash_from),
  order_status,
  to: { name: 'Lina', address: 'Quay 9', lat: 25.21, lng: 55.28 },
  leave_from,
});
const statuses = { store: 'handover', road: 'picked_up', over: 'canceled' } as const;
const longAgo = new Date(0).toISOString();

/** The board of a courier wherever the order stands, and where it may be left at the door too. */
const boardsOf = (cash: number, from = 'receiver'): Record<string, object> => ({
  offer: { is_on_duty: 1, jobs: [], offers: [offer(cash, from)] },
  ...Object.fromEntries(
    Object.entries(statuses).flatMap(([stage, status]) => [
      [stage, { is_on_duty: 1, jobs: [jobIs(status, cash, null, from)], offers: [] }],
      [
        `${stage}, leavable`,
        { is_on_duty: 1, jobs: [jobIs(status, cash, longAgo, from)], offers: [] },
      ],
    ]),
  ),
  door: {
    is_on_duty: 1,
    jobs: [{ ...jobIs('picked_up', cash, null, from), is_at_door: 1 }],
    offers: [],
  },
});

const steps = {
  accept: 'accept',
  giveBack: 'give-back',
  pickUp: 'picked-up',
  arrive: 'arrived',
  deliver: 'delivered',
  leave: 'left-at-door',
  bringBack: 'give-up',
  passOn: 'give-up',
} as const;
const pressedIn: Readonly<Record<string, keyof typeof steps>> = {
  accepting: 'accept',
  'atStore.givingBack': 'giveBack',
  'riding.telling': 'pickUp',
  'riding.delivering': 'deliver',
  'riding.leaving': 'leave',
  'riding.bringingBack': 'bringBack',
  'riding.passingOn': 'passOn',
};

/** What the shop answers to a press that is done. */
const doneBy = (step: keyof typeof steps) =>
  steps[step].startsWith('give-')
    ? { message: 'Others may ride it.' }
    : jobIs(
        step === 'accept'
          ? 'handover'
          : step === 'deliver' || step === 'leave'
            ? 'delivered'
            : 'picked_up',
      );

/** Presses on which no step of a path waits any more are noted, and no news of the order: its board is told again. */
async function noteOthers(page: Page): Promise<void> {
  const answered = (call: string, json: object) =>
    page.context().route(`**/api/v1/ride/${call}`, async (route) => {
      await route.fulfill({ json });
      if (call === 'place') return;
      await (await route.request().response())?.finished();
      await page.evaluate(toldAgain);
    });
  await answered('place', { message: 'Noted.' });
  await answered('orders/100007/arrived', jobIs('handover'));
  await answered('orders/100007/picked-up', jobIs('handover'));
}

const photo = 'data:image/jpeg;base64,/9j/';

const begun =
  (
    input: Pick<RideJobInput, 'stage' | 'kept'>,
    cash: number,
    from = 'receiver',
    board: string = input.stage,
  ) =>
  async (page: Page) => {
    const { kept } = input;
    await holdPhone(page);
    await noteOthers(page);
    const press = {
      key: 'a',
      orderId: 100007,
      code: kept === 'deliver' ? '4711' : '',
      isCashCollected: false,
      photo: kept === 'leave' ? photo : '',
      reason: '',
    } as const;
    await courierWith(page, boardsOf(cash, from), board, kept ? [{ ...press, step: kept }] : []);
  };

const answerOf = (result: string, place: string | undefined): Answer | null => {
  const step = pressedIn[place ?? ''];
  if (!step || result === 'failure') return null;
  return answersOf(`PUT /ride/orders/100007/${steps[step]}`, {
    'it is noted': [200, doneBy(step)],
    'somebody was faster': [
      409,
      { errors: [{ code: 'order_handled', message: 'No.', by: 'Omar' }] },
    ],
    'the digits are wrong': no('delivery_code', 'No.'),
    'the shop says no': no('refused', 'No.'),
  })(result);
};

/** Whether a ride is without cash, and without leave to put the bag at the door. */
function isPlain(context: unknown): boolean {
  const { isCash, isCashFirst, isLeavable } = context as RideJobInput & { isLeavable: boolean };
  return !isCash && !isCashFirst && !isLeavable;
}

/** On a phone the board tells where the order stands, and the phone itself where it is. */
const onPhone: AnyScreens = {
  ...screens,
  gestures: {
    ...screens.gestures,
    // News and whereabouts are of one ride, and not of each that a courier can have.
    'rideJob.moved': ({ stage }: { stage: string }, { context }): Gesture[] | null =>
      isPlain(context) ? [hears(stage)] : null,
    'rideJob.leavable': (_, { context }) => {
      const { stage } = context as RideJobInput;
      return stage === 'offer' ? null : [hears(`${stage}, leavable`)];
    },
    'rideJob.placeTold': ({ isShared }: { isShared: boolean }, { context }) =>
      isPlain(context) ? [placeIs(isShared)] : null,
  },
};

export const rideJob = playOf(
  model,
  onPhone,
  defineSurroundings(rideJobMachine, {
    starts: {
      'an offer': begun({ stage: 'offer', kept: null }, 0),
      'an offer with cash': begun({ stage: 'offer', kept: null }, 30),
      'one whose sender pays in cash': begun({ stage: 'store', kept: null }, 30, 'sender'),
      'one at the store': begun({ stage: 'store', kept: null }, 0),
      'one on the way': begun({ stage: 'road', kept: null }, 0),
      'one at its door': begun({ stage: 'road', kept: null }, 0, 'receiver', 'door'),
      'one at its door with cash': begun({ stage: 'road', kept: null }, 30, 'receiver', 'door'),
      'one that is over': begun({ stage: 'over', kept: null }, 0),
      'one that was accepted unheard': begun({ stage: 'offer', kept: 'accept' }, 0),
      'one that was given back unheard': begun({ stage: 'store', kept: 'giveBack' }, 0),
      'one that was picked up unheard': begun({ stage: 'store', kept: 'pickUp' }, 0),
      'one at whose door they were unheard': begun({ stage: 'road', kept: 'arrive' }, 0),
      'one that was handed over unheard': begun({ stage: 'road', kept: 'deliver' }, 0),
      'one that was left at the door unheard': begun({ stage: 'road', kept: 'leave' }, 0),
      'one that was brought back unheard': begun({ stage: 'road', kept: 'bringBack' }, 0),
      'one that was left to another unheard': begun({ stage: 'road', kept: 'passOn' }, 0),
    },
    answers: {
      // A page that lives keeps what is pressed, and waits for the shop as long as it takes.
      press: (result, { at: [place] }) => answerOf(result, place),
      preparePhoto: (result) => ({ gestures: [photoIs(result)] }),
      // A browser always knows how to ask for its place, and asks for as long as the ride takes.
      sharePlace: () => null,
    },
    delays: { boardSilence },
  }),
);
