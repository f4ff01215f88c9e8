import { fromPromise } from 'xstate';
import { isCodeOf } from '../../../domain/identity/identityValidation';
import type { SendCodeAnswer } from '../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../machines/identity/otp';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { checks, sends } from './codeCalls';
import { forgetCode, rememberCode } from './codeMemory';
import { sendByProvider } from './providerCode';

export const liveOtpMachine = otpMachine.provide({
  actors: {
    sendCode: fromPromise<SendCodeAnswer, SendCodeInput>(({ input, signal }) =>
      input.channel === 'provider' ? sendByProvider(input.to) : sends[input.purpose](input, signal),
    ),
    checkCode: fromPromise<CheckAnswer, CheckCodeInput>(({ input, signal }) =>
      checks[input.purpose](input, signal),
    ),
  },
  guards: {
    // Older back ends of another family send codes of four digits.
    isSixDigits: (_, { code }) =>
      isCodeOf(code, queryClient.getQueryData(configQuery().queryKey)?.least_code_digits ?? 6),
  },
  actions: {
    logInvalidPhone: () => console.warn('Invalid phone number'),
    rememberCode: ({ context }) => rememberCode(context),
    forgetCode: ({ context }) => forgetCode(context.request.purpose),
  },
});
