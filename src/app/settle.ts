import type { Module } from '../../domain/entities/module';
import { openLocation } from '../flows/location/openLocation';
import { settleModule } from '../flows/module/chooseModule';
import { handleEmitted } from './emitted';

/**
 * What follows every change of place: a module that works there is kept, taken or asked for. Those
 * who come from the landing page go on to the shop.
 */
export async function settleIn(preferred: Module | null = null): Promise<void> {
  const outcome = await settleModule(preferred);
  if (outcome === 'locationAsked') await openLocation({ preferred });
  else if (outcome === 'kept' && window.location.pathname === '/')
    handleEmitted({ type: 'navigate', to: '/home' });
}
