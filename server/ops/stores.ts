import type { Deps } from '../deps';
import { byCommand } from '../operator/noteAct';
import { turnStore } from '../operator/stores';
import { called, rowNamed } from './named';

/** Lets a store take orders within its hours, or none at all. */
export async function openStore(deps: Deps, name: string, isOpen: boolean): Promise<string> {
  const store = await rowNamed(deps.db, 'store', name);
  await turnStore(deps, byCommand, store.id, isOpen);
  return `${called('store', store)} takes ${isOpen ? 'orders within its hours' : 'no orders'}`;
}
