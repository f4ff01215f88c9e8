import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Footer from '../../../src/app/shell/Footer';
import { Logo } from '../../../src/app/shell/Logo';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { Bubble } from '../../../src/orders/inbox/Bubble';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

const wear = (logo_full_url: string) =>
  queryClient.setQueryData(configQuery().queryKey, {
    ...settings,
    business_name: 'Corner Shop',
    logo_full_url,
  });
beforeEach(() => wear('/media/logo.png'));
afterEach(() => queryClient.clear());

const pictures = () => [...document.querySelectorAll('img')];
const sources = () => pictures().map((one) => one.getAttribute('src'));

it.each<[string, ReactNode, string, string]>([
  ['the logo in the header', <Logo key="logo" to="/home" />, '/media/logo.png', 'store'],
  ['the logo in the footer', <Footer key="footer" />, '/media/logo.png', 'store'],
  [
    'a picture of a conversation',
    <Bubble key="bubble" own={false} text="" images={['/media/chat/1.jpg']} at={null} />,
    '/media/chat/1.jpg',
    'item',
  ],
])('ERR-03 a default covers %s when it fails', async (_, piece, address, kind) => {
  await renderAtOnce(piece);
  const [picture] = pictures();
  if (!picture) throw new Error('no picture');
  expect(sources()).toEqual([address]);
  fireEvent.error(picture);
  expect(sources()).toEqual([`/pictures/default-${kind}.svg`]);
});

it('ERR-03 another picture in its place is tried for itself', async () => {
  await renderAtOnce(<Logo to="/home" />);
  const [picture] = pictures();
  if (picture) fireEvent.error(picture);
  wear('/media/newer.png');
  await screen.findByRole('link', { name: 'Corner Shop, to the start' });
  await vi.waitFor(() => expect(sources()).toEqual(['/media/newer.png']));
});
