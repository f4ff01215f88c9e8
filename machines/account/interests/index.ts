export { type InterestsEvent, type InterestsScreen, interestsMachine } from './interestsMachine';
