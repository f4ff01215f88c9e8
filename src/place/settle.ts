import type { Module } from '../../domain/place/module';
import { queryClient } from '../client/queryClient';
import { modulesQuery } from '../client/shopQueries';
import { moduleKey } from '../client/storage/storage';
import { handleEmitted } from '../flow/emitted';
import { openLocation } from './location/openLocation';
import { settleModule } from './module/chooseModule';

/** The module that the open page belongs to, by its address. */
async function moduleOfPage(): Promise<Module | null> {
  const { pathname, search } = window.location;
  const id = Number(new URLSearchParams(search).get('module_id'));
  const type = /^\/(rental|parcel)\b/.exec(pathname)?.[1];
  if (!id && !type) return null;
  const modules = await queryClient.fetchQuery(modulesQuery()).catch(() => []);
  return modules.find((module) => (id ? module.id === id : module.module_type === type)) ?? null;
}

/**
 * What follows every change of place: a module that works there is kept, taken or asked for. Those
 * who come from the landing page go on to the shop.
 */
export async function settleIn(preferred: Module | null = null): Promise<void> {
  const isLanding = window.location.pathname === '/';
  // Who followed a link and never was in the shop has no module yet; the page is what they came for.
  const isNew = moduleKey.get() === null;
  const own = await moduleOfPage();
  const stays = !isLanding && (isNew || own !== null);
  const outcome = await settleModule(preferred ?? own, stays);
  if (outcome === 'locationAsked') await openLocation({ preferred });
  else if (outcome === 'kept' && isLanding) handleEmitted({ type: 'navigate', to: '/home' });
}
