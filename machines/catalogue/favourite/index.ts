export { favouriteMachine } from './favouriteMachine';
export type { FavouriteAnswer, HeartState } from './favouriteSetup';
