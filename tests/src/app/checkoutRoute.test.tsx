import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import { queryClient } from '../../../src/client/queryClient';
import { moduleKey } from '../../../src/client/storage/storage';
import { Route as RootRoute } from '../../../src/routes/__root';
import { Route } from '../../../src/routes/checkout';

window.scrollTo = () => undefined;
vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/checkout/CheckoutRoute', () => ({
  CheckoutRoute: ({ page }: { page: string }) => <p>goods: {page}</p>,
}));
vi.mock('../../../src/rental/bookTrip/TripCheckoutRoute', () => ({ default: () => <p>trip</p> }));

afterEach(() => {
  cleanup();
  moduleKey.set(null);
});

it.each([
  ['CHK-01', 'food', '/checkout', 'goods: cart'],
  ['BOOK-01', 'rental', '/checkout', 'trip'],
  ['BOOK-01', 'rental', '/checkout?page=cart', 'trip'],
  ['CHK-02, BOOK-01', 'rental', '/checkout?page=buy_now', 'goods: buy_now'],
  ['CHK-03, BOOK-01', 'rental', '/checkout?page=campaign', 'goods: campaign'],
] as const)(
  '%s in the %s module %s is the checkout of %s',
  async (_, type: ModuleType, at, shown) => {
    moduleKey.set(v.parse(module, { id: 1, module_type: type, zones: [], status: 1 }));
    const root = RootRoute.update({ component: undefined, loader: undefined } as never);
    const checkout = Route.update({
      id: '/checkout',
      path: '/checkout',
      getParentRoute: () => root,
    } as never);
    const router = createRouter({
      routeTree: root.addChildren([checkout] as never),
      context: { queryClient },
      history: createMemoryHistory({ initialEntries: [at] }),
    } as never);
    render(<RouterProvider router={router as never} />);
    expect((await screen.findByText(/^(goods: .*|trip)$/)).textContent).toBe(shown);
  },
);
