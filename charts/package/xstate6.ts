export { fromXState6, originOf } from '../six/fromXState6';
export { isSixMachine, type SixMachine } from '../six/machine';
export { sixStage } from '../six/sixStage';
