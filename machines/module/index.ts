export { canKeepModule, decideModule, decideModuleChange } from './decideModule';
export {
  type ModuleEvent,
  type ModuleInput,
  type ModuleOutput,
  type ModuleScreen,
  moduleMachine,
} from './moduleMachine';
