import { defineModel } from '../../../charts/package/define';
import { variantsOf } from '../../../charts/paths/variants';
import { codeForm } from '../../../domain/identity/identityValidation';
import { type OtpInput, otpMachine } from '../../../machines/identity/otp';
import { facts, refused, sent } from '../../support/identity';

const start: OtpInput = {
  purpose: 'login',
  channel: 'server',
  on: 'phone',
  to: '+15550101234',
  loginType: 'otp',
  sent: null,
};

export const otp = defineModel(otpMachine, {
  inputs: {
    'no code sent': start,
    'a code sent': { ...start, sent: sent() },
    'no code sent, by the phone-auth provider': { ...start, channel: 'provider' },
    'no address': { ...start, to: '' },
  },
  events: {
    'otp.codeSubmitted': variantsOf(codeForm, { code: ['123456', '12345', '١٢٣٤٥٦'] }).map(
      ({ payload }) => payload,
    ),
    'otp.edited': [{}],
    'otp.earlierCodeWanted': [{}],
    'otp.resendRequested': [{}],
    'otp.changeRequested': [{}],
    'otp.cancelled': [{}],
  },
  results: {
    sendCode: {
      sent: { ok: true, sent: sent() },
      'sent by the provider': { ok: true, sent: sent({ sessionInfo: 'session-1' }) },
      'sent just before': { ...refused('otp_too_soon'), sent: sent() },
      refused: refused('otp_too_many'),
    },
    checkCode: {
      verified: { ok: true, facts: facts() },
      wrong: refused('otp_wrong'),
      expired: refused('otp_expired'),
      'too many tries': refused('otp_too_many'),
    },
  },
  project: ({ request, sent: code, isDead, mayResend, refusal, output }) => [
    request.to,
    code?.resendIn,
    code?.sessionInfo,
    isDead,
    mayResend,
    refusal?.code,
    output.kind,
  ],
  journeys: {
    'proves a phone': ['otp.sendingCode', 'otp.awaitingCode', 'otp.verified'],
    'mistypes the code once': ['otp.awaitingCode.wrong', 'otp.verified'],
    'asks for another code': ['otp.awaitingCode', 'otp.sendingCode', 'otp.verified'],
  },
});
