import * as bit from './pieces.ts';
import { bowl, few, inBowl, scattered, type Top } from './vessels.ts';

const parsley = bit.sprig('#4E9A3B');
const leaf = bit.sprig('#6DA845');
const tomato = bit.wedge('#C9271F', '#EE5A42');
const cucumber = bit.slice('#3F8A45', '#CFE6A4', '#A7CC79');
const salad = (name: string, vessel: string, ground: string, tops: Top[]) =>
  bowl(vessel, ground, scattered(name, tops, { ...inBowl, rise: 4 }, 2));

/** Salads in their bowls, by the name of the look. */
export const salads = {
  'dish-fattoush': salad('fattoush', '#C8744A', '#7FA84A', [
    few(leaf, 6, 1.1),
    few(tomato, 5),
    few(cucumber, 4),
    few(bit.triangle('#DDA557'), 5, 0.9),
    few(bit.slice('#B5305A', '#FBF3F0', '#F6E6E8'), 4, 0.7),
  ]),
  'dish-garden-bowl': salad('garden', '#7FAE9C', '#7FA84A', [
    few(leaf, 8, 1.1),
    few(bit.strip('#F0782A'), 5),
    few(cucumber, 4),
    few(bit.sphere('#DD2F26'), 4, 0.8),
    few(bit.fleck('#F2D27A'), 3),
  ]),
  'dish-caesar': salad('caesar', '#53595E', '#A9C46A', [
    few(bit.sprig('#9CC05A'), 8, 1.2),
    few(bit.strip('#E2B477'), 6, 1.2),
    few(bit.cube('#C98A3C'), 5, 0.7),
    few(bit.crumbs('#FBF3DC'), 3),
  ]),
  'dish-nicoise': salad('nicoise', '#3C6D9C', '#9CB85A', [
    few(leaf, 5),
    few(bit.egg(), 3, 1.3),
    few(bit.strip('#4E9A3B'), 5),
    few(bit.sphere('#3A2A2E'), 5, 0.7),
    few(bit.chop('#D98A7A'), 5),
    few(tomato, 3),
  ]),
  'dish-beetroot': salad('beetroot', '#F3ECE0', '#8AA84A', [
    few(leaf, 5),
    few(bit.cube('#8E1F45'), 8, 0.9),
    few(bit.dollop('#FBF6EC'), 5),
    few(bit.chop('#8A5527'), 4, 0.7),
  ]),
  'dish-quinoa-bowl': salad('quinoa bowl', '#A24A2A', '#E4D4A6', [
    few(bit.sphere('#F2E6C4'), 14, 0.5),
    few(bit.sphere('#DDB264'), 8, 0.8),
    few(bit.chop('#DC4030'), 4),
    few(parsley, 5),
    few(cucumber, 3),
  ]),
  'dish-tuna-beans': salad('tuna beans', '#2F3438', '#D9C9A0', [
    few(bit.pulse('#F6EEDC'), 11, 0.9),
    few(bit.chop('#CF9488'), 6, 1.1),
    few(bit.ring('#A8386A', 0.26), 4),
    few(parsley, 5),
  ]),
} as const;
