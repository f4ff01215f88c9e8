import type { Module } from '../../../domain/place/module';

export interface ModuleWish {
  /** `settle` asks only when there is a choice to make; `ask` shows the choice in any case. */
  wish: 'settle' | 'ask';
  available: readonly Module[];
  current: Module | null;
  /** Pressed before a place was known, on the landing page. */
  preferred: Module | null;
}

const among = (modules: readonly Module[], module: Module | null) =>
  modules.find(({ id }) => id === module?.id) ?? null;

/**
 * What to do with the modules of a place: none to offer (MOD-06), go on in the current one, take the
 * preferred or only one, or let the shopper choose (MOD-09).
 */
export function decideModule({ wish, available, current, preferred }: ModuleWish) {
  if (available.length === 0) return 'none';
  if (wish === 'ask') return 'ask';
  if (among(available, preferred)) return 'take';
  if (among(available, current)) return 'keep';
  return available.length === 1 ? 'take' : 'ask';
}

export const moduleToTake = ({
  available,
  preferred,
}: Pick<ModuleWish, 'available' | 'preferred'>): Module | null =>
  among(available, preferred) ?? available[0] ?? null;

/** Whether the shopper may leave the choice as it is: only with a module that works here (MOD-09). */
export const canKeepModule = ({
  available,
  current,
}: Pick<ModuleWish, 'available' | 'current'>): boolean =>
  available.length === 0 || among(available, current) !== null;

/**
 * What choosing a module means for the shop: nothing changes, or it turns to another module.
 * Everything that depends on both modules belongs in this answer.
 */
export const decideModuleChange = (current: Module | null, chosen: Module): 'stay' | 'switch' =>
  current?.id === chosen.id ? 'stay' : 'switch';
