export { canKeepModule, decideModule, decideModuleChange } from './decideModule';
export { decideNextPage, type NextPageFacts } from './decideNextPage';
export { moduleMachine } from './moduleMachine';
export type {
  ModuleEvent,
  ModuleInput,
  ModuleOutput,
  ModuleScreen,
  TripStanding,
} from './moduleSetup';
