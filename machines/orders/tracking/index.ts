export { isLookedFor, isOver, type Stage, stageOf, stageReached, stagesOf } from './decideCourse';
export { trackingMachine } from './trackingMachine';
export type * from './types';
