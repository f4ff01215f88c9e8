export { canKeepModule, decideModule, decideModuleChange } from './decideModule';
export { decideNextPage, type NextPageFacts } from './decideNextPage';
export {
  type ModuleEvent,
  type ModuleInput,
  type ModuleOutput,
  type ModuleScreen,
  moduleMachine,
} from './moduleMachine';
