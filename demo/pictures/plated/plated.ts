import { bakes } from './bakes.ts';
import { burgers } from './burgers.ts';
import { cups } from './cups.ts';
import { curries } from './curries.ts';
import { dry } from './dry.ts';
import { glasses } from './glasses.ts';
import { mezze } from './mezze.ts';
import { noodleDishes } from './noodles.ts';
import { pizzas } from './pizzas.ts';
import { plates } from './plates.ts';
import { seafood } from './seafood.ts';
import { sushi } from './sushi.ts';
import { sweets } from './sweets.ts';

/** Every dish that is drawn whole, in a square of 32 by 32, by the name of its look. */
export const plated: Readonly<Record<string, string>> = {
  ...bakes,
  ...burgers,
  ...cups,
  ...curries,
  ...dry,
  ...glasses,
  ...mezze,
  ...noodleDishes,
  ...pizzas,
  ...plates,
  ...seafood,
  ...sushi,
  ...sweets,
};
