import type { Deps } from '../deps';
import { byCommand } from '../operator/noteAct';
import { turnStore } from '../operator/stores';
import { idNamed } from './named';
import { OpsError } from './opsError';

/** Lets a store take orders within its hours, or none at all. */
export async function openStore(deps: Deps, name: string, isOpen: boolean): Promise<string> {
  const id = await idNamed(deps.db, 'store', name);
  const named = await turnStore(deps, byCommand, id, isOpen);
  if (!named) throw new OpsError(`there is no store ${id}`);
  return `${named.en} takes ${isOpen ? 'orders within its hours' : 'no orders'}`;
}
