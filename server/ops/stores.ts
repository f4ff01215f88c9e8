import { eq } from 'drizzle-orm';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { byCommand, noteAct } from '../operator/noteAct';
import { idNamed } from './named';
import { OpsError } from './opsError';

/** Lets a store take orders within its hours, or none at all. */
export async function openStore(deps: Deps, name: string, isOpen: boolean): Promise<string> {
  const id = await idNamed(deps.db, 'store', name);
  const at = deps.clock.now();
  const store = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(stores)
      .set({ active: isOpen })
      .where(eq(stores.id, id))
      .returning({ name: stores.name });
    if (!row) throw new OpsError(`there is no store ${id}`);
    const kind = isOpen ? 'store.opened' : 'store.closed';
    await noteAct(tx, byCommand, { kind, about: id, note: row.name.en, at });
    return row;
  });
  return `${store.name.en} takes ${isOpen ? 'orders within its hours' : 'no orders'}`;
}
