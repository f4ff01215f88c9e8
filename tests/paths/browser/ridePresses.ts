import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { AnyScreens } from '../../../charts/paths/screens';
import { type RidePress, ridePressesMachine } from '../../../machines/ride/ridePresses';
import { ridePresses as model } from '../models/ridePresses';
import { button, press, there } from '../screens/pieces';
import { ridePresses as screens } from '../screens/ridePresses';
import { answersOf, sessionOver } from './answers';
import { playOf } from './play';
import { boardSilence, courierWith } from './riding';

const boardIs = (is_on_duty: 0 | 1) => ({ is_on_duty, jobs: [], offers: [] });

const goOn: RidePress = {
  key: 'a',
  step: 'goOn',
  orderId: 0,
  code: '',
  isCashCollected: false,
  reason: '',
  photo: '',
};

const withKept = (queue: readonly RidePress[]) => (page: Page) =>
  courierWith(page, { 'off duty': boardIs(0) }, 'off duty', queue);

/** What the phone holds is what is not sent, whatever is shown of it. */
const holds = (ridePresses: RegExp | null) => ({ stored: { ridePresses } });
const kept = holds(/"step":"goO/);

const onPhone: AnyScreens = {
  ...screens,
  // What a courier presses without any order is duty.
  gestures: { ...screens.gestures, 'ridePresses.pressed': () => [press(/^Go (on|off) duty$/)] },
  seen: {
    resting: { ...screens.seen.resting, ...holds(null) },
    sending: { ...screens.seen.sending, ...kept },
    waiting: { ...screens.seen.waiting, ...kept },
    signedOut: { ...there(button('Sign in')), ...kept },
  },
};

export const ridePresses = playOf(
  model,
  onPhone,
  defineSurroundings(ridePressesMachine, {
    starts: {
      'nothing is kept': withKept([]),
      'something is kept': withKept([goOn]),
    },
    answers: {
      sendPress: answersOf('PUT /ride/duty', {
        'it is noted': [200, boardIs(1)],
        'somebody was faster': [
          409,
          { errors: [{ code: 'order_handled', message: 'No.', by: 'Omar' }] },
        ],
        'the session has ended': sessionOver,
      }),
    },
    delays: { retryPause: [2_000, 4_000, 8_000, 15_000], boardSilence },
  }),
);
