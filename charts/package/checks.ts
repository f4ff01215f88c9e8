export { checkChart, type Problem } from '../checks/checkChart';
