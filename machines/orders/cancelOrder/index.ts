export { cancelOrderMachine } from './cancelOrderMachine';
