import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { openPages } from '../../../src/content/openPages';
import { routeTree } from '../../../src/routeTree.gen';

vi.mock('../../../src/inspector/open', () => ({}));

const router = createRouter({
  history: createMemoryHistory(),
  routeTree,
  context: { queryClient },
});

/** The page that an address leads to; null when it is none. */
function pageAt(address: string): string | null {
  const url = new URL(address, 'http://shop.invalid');
  const found = router.matchRoutes(url.pathname, Object.fromEntries(url.searchParams)).at(-1);
  return found && found.routeId !== '__root__' ? found.fullPath : null;
}

/** What is read of an address's query. */
function queryAt(address: string): unknown {
  const url = new URL(address, 'http://shop.invalid');
  return router.matchRoutes(url.pathname, Object.fromEntries(url.searchParams)).at(-1)?.search;
}

describe('the pages of the specification', () => {
  it.each([
    ['PAGE-01', '/profile?page=profile-settings', '/profile'],
    ['PAGE-01', '/profile?page=wallet', '/profile'],
    ['PAGE-02', '/coupons', '/coupons'],
    ['PAGE-03', '/referral-code', '/referral-code'],
    ['PAGE-04', '/settings', '/settings'],
    ['PAGE-05', '/help-and-support', '/help-and-support'],
    ['PAGE-06', '/store-registration', '/store-registration'],
    ['PAGE-07', '/deliveryman-registration?active=active', '/deliveryman-registration'],
    ['PAGE-08', '/about-us', '/about-us'],
    ['PAGE-09', '/terms-and-conditions', '/terms-and-conditions'],
    ['PAGE-11', '/privacy-policy', '/privacy-policy'],
    ['PAGE-12', '/refund-policy', '/refund-policy'],
    ['PAGE-13', '/cancellation-policy', '/cancellation-policy'],
    ['PAGE-14', '/shipping-policy', '/shipping-policy'],
    ['PAGE-15', '/interest', '/interest'],
    ['WAL-01', '/wallet', '/wallet'],
    ['WAL-13', '/loyalty-points', '/loyalty-points'],
    ['RENT-02', '/rental/vehicle-search?all_category=1', '/rental/vehicle-search'],
    ['VEH-01', '/rental/vehicle-details/3?from=search', '/rental/vehicle-details/$id'],
    ['VEH-02', '/rental/provider-details/3', '/rental/provider-details/$id'],
    ['VEH-02', '/rental/provider-details', '/rental/provider-details/'],
    ['TRIP-01', '/rental/cart', '/rental/cart'],
  ])('%s: %s is there', (_, address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  it('knows what is none', () => {
    expect(pageAt('/no-such-page')).toBeNull();
  });

  it('PAGE-01 reads the page of the profile, and takes the settings for an unknown one', () => {
    expect(queryAt('/profile?page=wallet')).toMatchObject({ page: 'wallet' });
    expect(queryAt('/profile?page=loyalty-points')).toMatchObject({ page: 'loyalty-points' });
    expect(queryAt('/profile?page=nowhere')).toMatchObject({ page: 'profile-settings' });
  });

  it('PAGE-03 reads the code of an invitation', () => {
    expect(queryAt('/referral-code?code=DANA2026')).toMatchObject({ code: 'DANA2026' });
  });

  it('HEAD-15, FOOT-02 no menu leads to a page that is none', () => {
    for (const link of Object.values(openPages)) expect(pageAt(String(link.to))).not.toBeNull();
  });
});
