export { fromXState6, originOf } from '../six/fromXState6';
export { isSixMachine, type MachineOfSix } from '../six/machine';
export { sixStage } from '../six/sixStage';
