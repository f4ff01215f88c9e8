export type { PaymentFacts } from './decidePayment';
export { mostChecks, paymentMachine } from './paymentMachine';
export type * from './types';
