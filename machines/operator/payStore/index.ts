export {
  type Payment,
  type PaymentAnswer,
  type PayStoreScreen,
  payStoreMachine,
} from './payStoreMachine';
