import type { DishName } from './dishes.ts';
import type { SurfaceName } from './surfaces.ts';

export type Pieces = 'one' | 'ring' | 'rows';

export type Family = {
  /** From the one that suits best; the views of one product take turns in them. */
  surfaces: readonly [SurfaceName, ...SurfaceName[]];
  dish: DishName;
  /** Lie around out of focus. */
  props: readonly string[];
  /** Are served with it. */
  sides: readonly string[];
  /** How many pieces lie: one (a bowl of soup), in a ring (slices, fruit) or in rows (what has a foot and a head). */
  pieces: Pieces;
};

export const family = (
  surfaces: Family['surfaces'],
  dish: DishName,
  props: string,
  sides: string,
  pieces: Pieces,
): Family => ({ surfaces, dish, props: props.split(' '), sides: sides.split(' '), pieces });
