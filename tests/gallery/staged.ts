export { answers } from '../support/staging';
