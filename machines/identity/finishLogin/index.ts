export { type Destination, type DestinationFacts, decideDestination } from './decideDestination';
export { finishLoginMachine } from './finishLoginMachine';
export type {
  CartChoice,
  FinishLoginEvent,
  FinishLoginInput,
  FinishLoginScreen,
  TakeOverAnswer,
} from './finishLoginSetup';
