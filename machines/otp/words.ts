import type { Words } from '../wordList';

export const words: Words = {
  title: 'Prove by a code',
  events: {
    'otp.changeRequested': 'Another phone or e-mail wanted',
    'otp.cancelled': 'Proof given up',
    'otp.resendRequested': 'Resend pressed',
    'otp.earlierCodeWanted': 'Earlier code chosen',
    'otp.edited': 'A digit typed',
    'otp.codeSubmitted': 'Code submitted',
  },
  guards: {
    isAddressMissing: 'There is nowhere to send to',
    hasSentCode: 'A code was sent before',
    isSent: 'The code was sent',
    isOnItsWay: 'A code was sent a moment ago',
    isSixDigits: 'Six digits are given',
    canResend: 'The wait is over',
    isVerified: 'The code was right',
    isExpired: 'The code is too old',
    isSpent: 'The code was guessed at too often',
  },
  actors: {
    sendCode: 'Send a code',
    checkCode: 'Check the code',
  },
  actions: {
    reportChange: 'Report that another address is wanted',
    reportCancelled: 'Report that the shopper went back',
    logInvalidPhone: "Write 'Invalid phone number' to the log",
    keepSent: 'Note the new code’s deadline',
    announceSent: 'Say that a code is on its way',
    keepDeadline: 'Note when another may be sent',
    endCooldown: 'End the wait',
    keepRefusal: 'Note why not',
    allowResend: 'Allow another code',
    reportVerified: 'Report the proof',
    forgetRefusal: 'Remove the reason',
    forbidResend: 'Forbid another code for now',
    announceRefusal: 'Say why not',
  },
  delays: {
    resendCooldown: 'What is left of the 60 seconds before another code',
  },
};
