import { bakes } from './bakes.ts';
import { boxes } from './boxes.ts';
import { burgers } from './burgers.ts';
import { counter } from './counter.ts';
import { cups } from './cups.ts';
import { curries } from './curries.ts';
import { dry } from './dry.ts';
import { glasses } from './glasses.ts';
import { greens } from './greens.ts';
import { grill } from './grill.ts';
import { kitchen } from './kitchen.ts';
import { mezze } from './mezze.ts';
import { noodleDishes } from './noodles.ts';
import { pizzas } from './pizzas.ts';
import { plates } from './plates.ts';
import { salads } from './salads.ts';
import { seafood } from './seafood.ts';
import { street } from './street.ts';
import { sushi } from './sushi.ts';
import { sweetShop } from './sweetShop.ts';
import { sweets } from './sweets.ts';

/** Every dish that is drawn whole, in a square of 32 by 32, by the name of its look. */
export const plated: Readonly<Record<string, string>> = {
  ...bakes,
  ...boxes,
  ...burgers,
  ...counter,
  ...cups,
  ...curries,
  ...dry,
  ...glasses,
  ...greens,
  ...grill,
  ...kitchen,
  ...mezze,
  ...noodleDishes,
  ...pizzas,
  ...plates,
  ...salads,
  ...seafood,
  ...street,
  ...sushi,
  ...sweetShop,
  ...sweets,
};
