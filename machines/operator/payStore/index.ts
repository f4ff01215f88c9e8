export {
  type Payout,
  type PayoutAnswer,
  type PayStoreScreen,
  payStoreMachine,
} from './payStoreMachine';
