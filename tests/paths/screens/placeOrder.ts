import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { button, dialog, gone, press, pressing, there } from './pieces';

const onItsWay = dialog('Placing your order…');
const changed = dialog('The total has changed');
const unknown = dialog("We can't reach the shop");
const away = dialog('Is your order there already?');
const offline = dialog('There is no connection');
const over: Seen = gone(onItsWay, changed, unknown, away, offline);

/** An order on its way: what the shopper does and sees (CHK-40 to CHK-52). */
export const placeOrder = defineScreens(placeOrderMachine, {
  gestures: {
    'placeOrder.totalConfirmed': () => [press(/^Order for/)],
    'placeOrder.totalDeclined': pressing('Back'),
    'placeOrder.retried': pressing('Try again'),
    'placeOrder.left': pressing('Back'),
    'placeOrder.signInChosen': pressing('Sign In'),
    'placeOrder.orderedAnew': pressing('Order anew'),
  },
  seen: {
    rememberingAttempt: there(onItsWay),
    missingSender: there(away, button('Sign In'), button('Order anew')),
    placing: there(onItsWay),
    awaitingRetry: there(onItsWay),
    checkingPrice: there(onItsWay),
    confirmingChangedTotal: {
      ...there(changed, button(/^Order for .*30/), button('Back')),
      says: ['Prices or fees have changed while you were here.'],
    },
    signingIn: gone(onItsWay, changed, unknown),
    unreachable: {
      ...there(unknown, button('Try again'), button('Back')),
      says: [/We do not know yet whether your order has arrived\./],
    },
    missingPrice: {
      ...there(unknown, button('Try again'), button('Back')),
      says: [/Nothing was ordered: your cart and\s+what you entered stay as they are\./],
    },
    needingConnection: {
      ...there(offline, button('Try again'), button('Back')),
      says: [/Nothing is lost: your cart and what you entered stay\s+as they are\./],
    },
    placed: over,
    orderedElsewhere: over,
    refused: over,
    declined: over,
    left: over,
  },
});
