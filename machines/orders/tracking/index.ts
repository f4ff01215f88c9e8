export { isOver, type Stage, stageReached, stagesOf } from './decideCourse';
export { trackingMachine } from './trackingMachine';
export type * from './types';
