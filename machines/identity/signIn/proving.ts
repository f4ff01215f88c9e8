import { emailProof, loginCode, phoneProof } from './childInputs';
import { factsOf, signInSetup } from './signInSetup';

export const provingLogin = signInSetup.createStateConfig({
  description: 'The shopper types the code that was sent to the phone.',
  meta: { screen: 'otp', requirements: ['LOGIN-14', 'OTP-01', 'OTP-03'] },
  entry: { type: 'rememberNewcomer', params: ({ context: { isNew } }) => ({ isNew }) },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: loginCode,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'deciding',
        actions: { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
        description: 'The code is right.',
      },
      { target: 'loggingIn', description: 'The shopper goes back to the form.' },
    ],
    onError: 'stuck',
  },
});

export const provingEmail = signInSetup.createStateConfig({
  description: 'The shop wants the e-mail proved: a code was sent there.',
  meta: { screen: 'otp', requirements: ['LOGIN-18', 'OTP-07', 'OTP-09'] },
  entry: { type: 'rememberNewcomer', params: ({ context: { isNew } }) => ({ isNew }) },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: emailProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'deciding',
        actions: { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
        description: 'It is proved.',
      },
      { target: 'opening', description: 'The shopper goes back to the form.' },
    ],
    onError: 'stuck',
  },
});

export const provingPhone = signInSetup.createStateConfig({
  description: 'The shop wants the phone proved: by its own code, or by the phone-auth provider’s.',
  meta: { screen: 'otp', requirements: ['LOGIN-18', 'LOGIN-19', 'OTP-08', 'OTP-10', 'OTP-14'] },
  entry: { type: 'rememberNewcomer', params: ({ context: { isNew } }) => ({ isNew }) },
  exit: 'forgetInterrupted',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: phoneProof,
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'deciding',
        actions: { type: 'keepFacts', params: ({ event }) => factsOf(event.output) },
        description: 'It is proved.',
      },
      { target: 'opening', description: 'The shopper goes back to the form.' },
    ],
    onError: 'stuck',
  },
});
