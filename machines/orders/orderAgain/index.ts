export {
  type OrderAgainAnswer,
  type OrderAgainOutput,
  orderAgainMachine,
} from './orderAgainMachine';
