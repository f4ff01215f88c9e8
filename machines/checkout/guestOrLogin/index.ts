export { type CheckoutDoorFacts, decideCheckoutDoor } from './decideCheckoutDoor';
export { guestOrLoginMachine } from './guestOrLoginMachine';
