import { createActor, waitFor } from 'xstate';
import type { Module } from '../../../domain/place/module';
import type { ModuleInput, ModuleOutput } from '../../../machines/place/module';
import { profileQuery } from '../../account/api/profile';
import { queryClient } from '../../client/queryClient';
import { moduleKey, tokenKey, zoneIdKey } from '../../client/storage/storage';
import { openOverlay } from '../../flow/overlays';
import { listenToFlow } from '../../flow/useFlow';
import { liveModuleMachine } from '../actors/moduleActors';

const load = () => import('./ModuleSelect');

/** What counts for the page that a module leads to (MOD-18); the profile as far as it is known. */
const nextPageFacts = () => ({
  askedModules: tokenKey.get()
    ? (queryClient.getQueryData(profileQuery().queryKey)?.interest_modules ?? null)
    : null,
  hasZone: zoneIdKey.get() !== null,
});

/** Runs the module flow; the dialog shows only when the shopper has something to see or answer. */
async function runModuleFlow(
  input: Pick<ModuleInput, 'wish' | 'chosen' | 'preferred' | 'stays'>,
): Promise<ModuleOutput['kind']> {
  const actor = createActor(liveModuleMachine, {
    input: { ...input, ...nextPageFacts(), current: moduleKey.get() },
  });
  const stopListening = listenToFlow(actor);
  actor.start();
  try {
    const next = await waitFor(
      actor,
      (snapshot) =>
        snapshot.status === 'done' || snapshot.hasTag('needsAnswer') || input.wish === 'ask',
    );
    if (next.status !== 'done') await openOverlay(load, actor);
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    return output?.kind ?? 'closed';
  } finally {
    actor.stop();
    stopListening();
  }
}

let settling: ReturnType<typeof runModuleFlow> | null = null;

/**
 * Makes sure that a module which works at the stored place is current (MOD-07, MOD-09). Several parts
 * of a page may find at once that it is not: the shopper is asked once. `preferred` is taken if it
 * works there; `stays`: the open page waits for it and is shown then.
 */
export function settleModule(
  preferred: Module | null = null,
  stays = false,
): ReturnType<typeof runModuleFlow> {
  settling ??= runModuleFlow({ wish: 'settle', chosen: null, preferred, stays }).finally(() => {
    settling = null;
  });
  return settling;
}

/** Opens the choice of modules (MOD-04). */
export const openModuleSelect = () => runModuleFlow({ wish: 'ask', chosen: null, preferred: null });

/** Makes a module current that the shopper pressed, and goes to /home (MOD-07, MOD-08). */
export const chooseModule = (module: Module) =>
  runModuleFlow({ wish: 'settle', chosen: module, preferred: null });
