import { redirect } from '@tanstack/react-router';
import { sells } from '../../domain/place/module';
import { currentPlace } from '../place/currentPlace';

/** Where the pages of the shop modules have their like in the rental module. */
const pages = {
  search: { to: '/rental/vehicle-search', search: { all_category: 1 } },
  categories: { to: '/rental/vehicle-search', search: { all_category: 1 } },
  stores: { to: '/rental/provider-details' },
} as const;

/**
 * In the rental module these pages lead to its own: vehicles and providers instead of items and stores. Not where the
 * address names another module.
 */
export function turnToRental(page: keyof typeof pages, named?: number): void {
  const { module } = currentPlace();
  const isOthers = named !== undefined && named !== module?.id;
  if (sells(module, 'trips') && !isOthers) throw redirect({ ...pages[page], replace: true });
}
