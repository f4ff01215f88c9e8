import { type Module, sells } from '../../../domain/place/module';

export interface NextPageFacts {
  /** Modules whose interest question this customer has answered; null for guests. */
  askedModules: readonly number[] | null;
  hasZone: boolean;
}

/**
 * Where a module that was chosen leads: to /interest while the customer's question for it is open, a zone
 * is known and it is no parcel module (MOD-18, MOD-19), else home.
 */
export function decideNextPage(
  module: Module,
  { askedModules, hasZone }: NextPageFacts,
): 'home' | 'interest' {
  const isOpen = askedModules !== null && !askedModules.includes(module.id);
  return isOpen && hasZone && !sells(module, 'parcels') ? 'interest' : 'home';
}
