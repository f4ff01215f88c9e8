export type { PaymentFacts } from './decidePayment';
export { paymentMachine } from './paymentMachine';
export type * from './types';
