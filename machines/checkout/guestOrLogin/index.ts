export { type CheckoutFacts, decideCheckoutDoor } from './decideCheckoutDoor';
export { guestOrLoginMachine, type SignInMode } from './guestOrLoginMachine';
