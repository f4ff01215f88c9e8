export {
  type ContextOf,
  defineAnyModel,
  defineModel,
  type Fixtures,
  type Model,
} from '../paths/fixtures';
export { type Plays, playedModel } from '../paths/plays';
export { defineScreens } from '../paths/screens';
export { defineSurroundings } from '../paths/surroundings';
