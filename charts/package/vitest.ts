export type { Plays } from '../paths/plays';
export type { PlayedAnswer, Product } from '../paths/product';
export { testPaths } from '../paths/testPaths';
