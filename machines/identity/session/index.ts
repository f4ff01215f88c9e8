export { decideIdentity, type Identity } from './decideIdentity';
export { sessionMachine } from './sessionMachine';
export type { GuestIdAnswer, SessionEvent } from './sessionSetup';
