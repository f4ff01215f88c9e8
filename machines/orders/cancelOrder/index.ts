export { type CancelInput, cancelOrderMachine } from './cancelOrderMachine';
