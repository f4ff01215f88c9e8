import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { turnToRental } from '../app/rentalPages';
import { textParameter } from '../catalogue/listing/listingSearch';
import { SearchPage } from '../catalogue/SearchPage';
import { needModule } from '../place/needPlace';

export const Route = createFileRoute('/search')({
  validateSearch: v.object({ q: textParameter }),
  beforeLoad: ({ search: { q } }) => {
    turnToRental('search');
    if (q?.trim()) throw redirect({ to: '/home', search: { search: q.trim() }, replace: true });
    needModule();
  },
  component: SearchPage,
});
