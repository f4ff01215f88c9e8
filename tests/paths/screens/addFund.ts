import { defineScreens } from '../../../charts/package/define';
import { addFundMachine } from '../../../machines/account/addFund';
import { button, dialog, fill, gone, press, pressing, radio, there, trouble } from './pieces';

const title = dialog('Add Fund to Wallet');

/** Money for the wallet: what the customer does and sees (WAL-02 to WAL-11). */
export const addFund = defineScreens(addFundMachine, {
  gestures: {
    'addFund.submitted': ({ request: { amount, method } }) => [
      fill('Amount', String(amount)),
      { press: radio(new RegExp(method, 'i')) },
      press('Add fund'),
    ],
    'addFund.retried': (_, { at: [place] }) => [
      press(place === 'signedOut' ? 'Sign In' : 'Try again'),
    ],
    'addFund.closed': pressing('Cancel'),
  },
  seen: {
    choosingAmount: there(title, button('Add fund')),
    openingPayment: there(title),
    signingIn: there(title),
    signedOut: { ...there(title, button('Sign In')), says: [/Your sign-in has ended/] },
    failed: { ...there(title, button('Try again')), says: [trouble] },
    // The page of the payment comes now.
    leaving: there(title),
    closed: gone(title),
  },
  // Each request has a key of its own.
  told: { project: ({ leaving }) => [leaving] },
});
