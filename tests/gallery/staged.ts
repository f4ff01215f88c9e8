export { answers, namesGiven } from '../support/staging';
