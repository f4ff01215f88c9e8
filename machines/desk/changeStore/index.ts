export { changeStoreMachine } from './changeStoreMachine';
export type { ChangeAnswer, ChangeStoreScreen } from './changeStoreSetup';
export { decideGrave, type StoreChange } from './storeChange';
