import type { Module } from '../../domain/entities/module';

export interface ModuleWish {
  /** `settle` asks only when there is a choice to make; `ask` shows the choice in any case. */
  wish: 'settle' | 'ask';
  available: readonly Module[];
  current: Module | null;
}

const isAmong = (modules: readonly Module[], module: Module | null) =>
  module !== null && modules.some(({ id }) => id === module.id);

/**
 * What to do with the modules of a place: none to offer (MOD-06), go on in the current one, take the
 * only one, or let the shopper choose (MOD-09).
 */
export function decideModule({ wish, available, current }: ModuleWish) {
  if (available.length === 0) return 'none';
  if (wish === 'ask') return 'ask';
  if (isAmong(available, current)) return 'keep';
  return available.length === 1 ? 'take' : 'ask';
}

/** Whether the shopper may leave the choice as it is: only with a module that works here (MOD-09). */
export const canKeepModule = ({ available, current }: Omit<ModuleWish, 'wish'>): boolean =>
  available.length === 0 || isAmong(available, current);

/**
 * What choosing a module means for the shop: nothing changes, or it turns to another module.
 * Everything that depends on both modules belongs in this answer.
 */
export const decideModuleChange = (current: Module | null, chosen: Module): 'stay' | 'switch' =>
  current?.id === chosen.id ? 'stay' : 'switch';
