export { type LineWishesOutput, lineWishesMachine } from './lineWishesMachine';
