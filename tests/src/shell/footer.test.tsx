import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OverlayHost } from '../../../src/app/OverlayHost';
import Footer from '../../../src/components/shell/Footer';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ centre, label }: { centre: unknown; label: string }) => (
    <div role="img" aria-label={label} data-centre={JSON.stringify(centre)} />
  ),
}));

const config = {
  email: 'hello@shop.example',
  phone: '+966 5',
  address: 'Noor Square 1',
  default_location: { lat: 24.5, lng: 46.5 },
  footer_text: '© Shop',
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  social_media: [
    { name: 'instagram', link: 'https://instagram.example/shop' },
    { name: 'unknown', link: 'https://unknown.example' },
  ],
};
const apps = {
  playstore_url: 'https://play.example',
  playstore_url_status: 1,
  apple_store_url: 'https://apple.example',
  apple_store_url_status: 0,
};
const show = (changes: object = {}) =>
  renderPiece(
    <>
      <Footer />
      <OverlayHost />
    </>,
    (client) => {
      client.setQueryData(['config', 'en'], { ...config, ...changes });
      client.setQueryData(['landing', 'en'], {
        download_user_app_links: apps,
        fixed_footer_description: 'About',
        fixed_newsletter_title: 'Letters',
        fixed_newsletter_sub_title: 'Weekly',
      });
    },
  );
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('holds newsletter, links, contact and policies (FOOT-01, FOOT-02, FOOT-07, FOOT-09)', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Letters' })).toBeDefined();
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/about-us',
      '/track-order',
      '/terms-and-conditions',
      '/privacy-policy',
      '/refund-policy',
      '/cancellation-policy',
      '/shipping-policy',
      'mailto:hello@shop.example',
    ]),
  );
  expect(screen.getByRole('button', { name: 'Noor Square 1 Show on the map' })).toBeDefined();
});

it('leaves out the policies that are switched off (FOOT-10)', async () => {
  await show({ refund_policy: 0, cancelation_policy: 0, shipping_policy: 0 });
  expect(hrefs().filter((href) => /refund|cancellation|shipping/.test(href ?? ''))).toEqual([]);
});

it('links known social media and apps that are switched on (FOOT-04 to FOOT-06)', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'instagram' })).toBeDefined();
  expect(hrefs()).toContain('https://play.example');
  expect(hrefs()).not.toContain('https://apple.example');
  expect(hrefs()).not.toContain('https://unknown.example');
});

it('opens a map at the address (FOOT-08)', async () => {
  await show();
  act(() => screen.getByRole('button', { name: /Show on the map/ }).click());
  const dialog = await screen.findByRole('dialog', { name: 'Noor Square 1' });
  expect(dialog.querySelector('[data-centre]')?.getAttribute('data-centre')).toBe(
    '{"lat":24.5,"lng":46.5}',
  );
});
