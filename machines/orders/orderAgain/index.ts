export {
  type OrderAgainAnswer,
  type OrderAgainInput,
  type OrderAgainOutput,
  orderAgainMachine,
} from './orderAgainMachine';
