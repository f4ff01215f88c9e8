import { redirect } from '@tanstack/react-router';
import { sells } from '../../domain/place/module';
import { currentPlace } from '../place/currentPlace';

/** Where the pages of the shop modules have their like in the rental module. */
const pages = {
  search: { to: '/rental/vehicle-search', search: { all_category: 1 } },
  categories: { to: '/rental/vehicle-search', search: { all_category: 1 } },
  stores: { to: '/rental/provider-details' },
} as const;

/** In the rental module these pages lead to its own: vehicles and providers instead of items and stores. */
export function turnToRental(page: keyof typeof pages): void {
  if (sells(currentPlace().module, 'trips')) throw redirect({ ...pages[page], replace: true });
}
