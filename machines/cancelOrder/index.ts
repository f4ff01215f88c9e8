export { type CancelInput, type CancelScreen, cancelOrderMachine } from './cancelOrderMachine';
