import { act, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { config as configSchema } from '../../../domain/config';
import Footer from '../../../src/app/shell/Footer';
import { storePlace } from '../../../src/client/storage/storage';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ centre, label }: { centre: unknown; label: string }) => (
    <div role="img" aria-label={label} data-centre={JSON.stringify(centre)} />
  ),
}));

afterEach(() => storePlace(null));

const config = {
  email: 'hello@shop.example',
  phone: '+966 5',
  address: 'Noor Square 1',
  default_location: { lat: 24.5, lng: 46.5 },
  footer_text: '© Shop',
  lacks: [],
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

it('keeps the policies of which the business says nothing (FOOT-10)', () => {
  const { refund_policy, cancelation_policy, shipping_policy } = parse(configSchema, {
    default_location: { lat: 1, lng: 2 },
    shipping_policy: 0,
  });
  expect([refund_policy, cancelation_policy, shipping_policy]).toEqual([1, 1, 0]);
});

it('reads its settings as the business gives them (FOOT-13, FOOT-14)', () => {
  const read = parse(configSchema, { ...config, refund_policy: '0', cancelation_policy: 1 });
  expect({
    email: read.email,
    phone: read.phone,
    address: read.address,
    footer_text: read.footer_text,
    social_media: read.social_media,
    policies: [read.refund_policy, read.cancelation_policy, read.shipping_policy],
  }).toEqual({
    email: 'hello@shop.example',
    phone: '+966 5',
    address: 'Noor Square 1',
    footer_text: '© Shop',
    social_media: config.social_media,
    policies: [0, 1, 1],
  });
});

it('shows the business’s own words and sentence (FOOT-13, FOOT-14, NEWS-01)', async () => {
  await show();
  for (const text of ['© Shop', 'About', 'Letters', 'Weekly'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBeDefined();
});

it('says that campaigns need a zone, and leads there with one (FOOT-12)', async () => {
  const { address } = await show();
  const link = () => screen.getByRole('link', { name: 'Campaigns' });
  act(() => link().click());
  expect(await screen.findByText('You must pick a zone to access this page.')).toBeDefined();
  expect(address()).toBe('/');
  act(() => storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] }));
  await act(async () => link().click());
  await waitFor(() => expect(address()).toBe('/campaigns'));
});
