export type { Plays } from '../paths/plays';
export type { Answer, Product } from '../paths/product';
export { testPaths } from '../paths/testPaths';
