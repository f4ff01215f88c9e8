export { type ClearCartOutput, clearCartMachine } from './clearCartMachine';
