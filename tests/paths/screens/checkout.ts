import { defineScreens } from '../../../charts/package/define';
import type { Gesture, Piece, Seen } from '../../../charts/paths/screens';
import { checkoutMachine } from '../../../machines/checkout/checkout';
import { button, dialog, press, pressing } from './pieces';

const heading = (name: string): Piece => ({ role: 'heading', name });
const steps: Seen = { shown: [heading('How and where')], address: /^\/checkout/ };
const order = button(/^Place (the )?Order/i);
const note: Gesture[] = [{ fill: { role: 'textbox', name: /note/i }, with: 'Ring twice' }];

/** The checkout: what the shopper does and sees (CHK-01 to CHK-60, GATE-04, GATE-09). */
export const checkout = defineScreens(checkoutMachine, {
  gestures: {
    // What else happens in the shop changes them.
    'checkout.factsChanged': () => null,
    // Another window tells it.
    'checkout.orderedElsewhere': () => null,
    // The clock, or what is served when, moves it.
    'checkout.timeMoved': () => null,
    'checkout.typed': ({ patch }, { at: places }) =>
      'note' in patch && places.includes('choosing.step.settlingDetails') ? note : null,
    'checkout.stepFinished': (_, { at: places }) =>
      places.includes('choosing.step.choosingPayment') ? null : [press('Continue')],
    // The first of the steps that are done; the open one has no such button.
    'checkout.stepOpened': ({ step }, { at: places }) =>
      step === 'place' && !places.includes('choosing.step.choosingPlace')
        ? [press('Change')]
        : null,
    'checkout.priceRetried': (_, { at: places }) =>
      places.includes('choosing.price.failed') ? [press('Try again')] : null,
    'checkout.orderRequested': (_, { at: places }) =>
      places.includes('choosing.step.choosingPayment') ? [{ press: order }] : null,
    'checkout.signInRequested': pressing('Sign in'),
    'checkout.priceOutdated': () => null,
    'checkout.draftChanged': () => null,
  },
  seen: {
    arriving: null,
    empty: { says: ['There is nothing to order yet'], shown: [button('Sign in')] },
    signingIn: { shown: [dialog('Sign In')] },
    needingSignIn: { says: ['Sign in to order'], shown: [button('Sign in')] },
    'choosing.step.findingStep': null,
    'choosing.step.choosingPlace': {
      ...steps,
      shown: [...(steps.shown ?? []), button('Continue')],
    },
    'choosing.step.settlingDetails': {
      shown: [heading('Time, coupon, tip and notes'), button('Continue')],
    },
    'choosing.step.choosingPayment': { shown: [heading('Payment'), order] },
    'choosing.price.settling': steps,
    'choosing.price.quoting': steps,
    'choosing.price.priced': { says: ['Total'] },
    'choosing.price.refused': steps,
    'choosing.price.failed': { shown: [button('Try again')] },
    'choosing.notice.quiet': { hidden: [{ role: 'alert', name: /No: / }] },
    'choosing.notice.telling': steps,
    placing: { shown: [dialog('Placing your order…')] },
    orderedElsewhere: {
      says: ['Already ordered in another window: #100008', 'Nothing was ordered twice.'],
      shown: [{ role: 'link', name: 'Track Order' }],
    },
    placed: { address: /^\/track-order\?/ },
  },
  unseen: {
    'checkout.factsChanged': 'What else happens in the shop changes them',
    'checkout.choosing.price.refused|checkout.priceRetried|0':
      'A price that was refused is asked again after a change, which no button has to say',
    'checkout.orderedElsewhere': 'Another window tells it',
    'checkout.timeMoved': 'The clock, or what is served when, moves it',
    'checkout.priceOutdated': 'The chart raises it',
    'checkout.draftChanged': 'The chart raises it',
  },
});
