export { reviewOrderMachine } from './reviewOrderMachine';
