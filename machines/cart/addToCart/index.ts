export { addToCartMachine } from './addToCartMachine';
export type { AddToCartOutput } from './addToCartSetup';
export { type AddVerdict, decideAddToCart } from './decideAddToCart';
