export { decideSteps, type HandleStanding, type OrderStep } from './decideSteps';
export { handleOrderMachine } from './handleOrderMachine';
export type { HandleAnswer, HandleOrderScreen } from './handleOrderSetup';
