export { decideIdentity, type Identity } from './decideIdentity';
export { type GuestIdAnswer, type SessionEvent, sessionMachine } from './sessionMachine';
