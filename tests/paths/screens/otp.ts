import { defineScreens } from '../../../charts/package/define';
import type { Gesture, Piece } from '../../../charts/paths/screens';
import { otpMachine } from '../../../machines/identity/otp';

const button = (name: string): Piece => ({ role: 'button', name });
const firstBox: Piece = { role: 'textbox', name: 'Digit 1 of 6' };
const lastBox: Piece = { role: 'textbox', name: 'Digit 6 of 6' };
const verify = button('Verify');
const trouble = /We can't reach the shop/;
const press = (name: string): Gesture[] => [{ press: button(name) }];

/** Proving a phone: what the shopper does and sees (OTP-01 to OTP-14). */
export const otp = defineScreens(otpMachine, {
  gestures: {
    'otp.codeSubmitted': ({ code }, { at: [place] }) => {
      if (code.length !== 6 || place === 'awaitingCode.checkingCode') return null;
      // What was refused still stands in the boxes.
      return place === 'awaitingCode.enteringCode'
        ? [{ paste: code, into: firstBox }, { press: verify }]
        : [{ press: verify }];
    },
    'otp.edited': () => [{ fill: lastBox, with: '' }],
    'otp.earlierCodeWanted': () => press('Type the earlier code'),
    'otp.resendRequested': (_, { at: [place], context }) => {
      if (place === 'notSent' || place === 'failedToSend') return press('Try again');
      return context.mayResend ? press('Send another code') : null;
    },
    'otp.changeRequested': (_, { at: [place] }) => {
      if (place === 'sendingCode') return null;
      return press(place === 'notSent' || place === 'failedToSend' ? 'Back' : 'Change the number');
    },
    // The dialog around it gives the proof up.
    'otp.cancelled': () => null,
  },
  seen: {
    opening: null,
    sendingCode: { hidden: [firstBox, button('Try again')] },
    notSent: {
      shown: [button('Try again'), button('Back')],
      says: [/No\.|Please give a phone number/],
      hidden: [firstBox],
    },
    failedToSend: { shown: [button('Try again'), button('Back')], says: [trouble] },
    'awaitingCode.enteringCode': {
      shown: [firstBox, lastBox],
      says: ['We sent a code of six digits to +1•••34'],
      hidden: [{ role: 'alert', name: trouble }],
    },
    'awaitingCode.checkingCode': { shown: [firstBox] },
    'awaitingCode.wrong': { shown: [firstBox, verify], says: ['No.'] },
    'awaitingCode.expired': { shown: [firstBox], says: ['No.'] },
    'awaitingCode.spent': { shown: [firstBox], says: ['No.'] },
    'awaitingCode.failed': { shown: [firstBox, verify], says: [trouble] },
    verified: { hidden: [firstBox, button('Try again')] },
    identifierChange: { hidden: [firstBox, button('Try again')] },
    cancelled: { hidden: [firstBox, button('Try again')] },
  },
  unseen: {
    'otp|otp.cancelled|0': 'The dialog around it gives the proof up',
    'otp.awaitingCode.checkingCode|otp.cancelled|0': 'The dialog around it gives the proof up',
    'otp.awaitingCode.checkingCode|otp.codeSubmitted|0': 'The button waits while a code is checked',
  },
});
