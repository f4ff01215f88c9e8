import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { socialLoginMachine } from '../../../machines/identity/socialLogin';
import { box, button, fill, press, pressing, there, trouble } from './pieces';

const again = button('Try again');
const other = button('Sign in another way');
const phone = box(/^Phone/);
const waiting: Seen = { says: ['Waiting for your account there…'], hidden: [again, phone] };
const phoneForm: Seen = { shown: [phone, other], says: ['One last thing: the phone number'] };

/** Signing in with a provider: what the shopper does and sees (SOC-01 to SOC-12). */
export const socialLogin = defineScreens(socialLoginMachine, {
  gestures: {
    'socialLogin.retried': (_, { at: [place] }) =>
      // The way on leads through this window, to the provider's page.
      place === 'askingProvider.blocked' ? null : [press('Try again')],
    'socialLogin.anotherWayChosen': (_, { at: [place] }) =>
      place === 'loggingIn' ? null : [press('Sign in another way')],
    'socialLogin.recognised': pressing('Yes'),
    'socialLogin.denied': pressing('No'),
    'socialLogin.phoneSubmitted': (payload) => [fill(/^Phone/, payload.phone), press('Continue')],
    'socialLogin.edited': () => [fill(/^Phone/, '+15550101230')],
  },
  seen: {
    opening: {},
    'askingProvider.signingInThere': waiting,
    'askingProvider.closed': { shown: [again, other], says: [/The window was closed/] },
    'askingProvider.blocked': { shown: [other], says: [/did not let the window open/] },
    'askingProvider.unreachable': { shown: [again, other], says: [/provider can't be reached/] },
    'askingProvider.refused': { shown: [again, other], says: ['No.'] },
    loggingIn: waiting,
    refused: { shown: [again, other], says: ['No.'] },
    failed: { shown: [again, other], says: [trouble] },
    askingIdentity: { ...there(button('Yes'), button('No')), says: ['Is It You?', 'Ann'] },
    provingAccount: { says: ['To confirm that this account is yours'] },
    'askingPhone.enteringPhone': phoneForm,
    'askingPhone.sendingPhone': { shown: [phone] },
    'askingPhone.refused': { ...phoneForm, says: ['No.'] },
    'askingPhone.failed': { ...phoneForm, says: [trouble] },
    answered: { hidden: [again, phone] },
    anotherWay: { hidden: [again, phone] },
  },
  unseen: {
    'socialLogin.loggingIn|socialLogin.anotherWayChosen|0': 'Nothing can be pressed meanwhile',
    'socialLogin.askingProvider.blocked|socialLogin.retried|0':
      "The way on leads through this window, to the provider's page",
  },
});
