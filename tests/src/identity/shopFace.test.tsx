import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../../domain/config';
import { Header } from '../../../src/app/shell/Header';
import { queryClient } from '../../../src/client/queryClient';
import { Route } from '../../../src/routes/__root';
import { usePageTitle } from '../../../src/ui/usePageTitle';
import { renderPiece } from '../../support/render';

vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn: false, guestId: 'g', profileName: '' }),
  startSession: () => undefined,
  logOut: () => undefined,
}));

describe("the shop's own face", () => {
  afterEach(() => queryClient.clear());

  it('logo, name and tab title are those of the settings, and change with them', async () => {
    const set = (business_name: string) =>
      queryClient.setQueryData(['config', 'en'], {
        business_name,
        logo_full_url: '/media/l.png',
      } as Config);
    set('Corner Shop');
    const Page = () => {
      usePageTitle('Tea');
      return null;
    };
    await renderPiece(
      <>
        <Header />
        <Page />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Corner Shop, to the start' });
    expect([link.textContent, link.querySelector('img')?.getAttribute('src')]).toEqual([
      'Corner Shop',
      '/media/l.png',
    ]);
    expect(document.title).toBe('Tea · Corner Shop');
    act(() => void set('Quay Shop'));
    await waitFor(() => expect(document.title).toBe('Tea · Quay Shop'));
  });

  it('while it is closed for maintenance every page says so, until it opens again', async () => {
    const set = (maintenance_mode: number) =>
      queryClient.setQueryData(['config', 'en'], {
        business_name: 'Corner Shop',
        maintenance_mode,
      } as Config);
    set(1);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    const Frame = Route.options.component as () => ReactNode;
    await renderPiece(<Frame />);
    expect(await screen.findByRole('heading', { name: 'We will be right back' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    act(() => void set(0));
    await waitFor(() => expect(screen.getByRole('banner')).toBeDefined());
    expect(screen.queryByRole('heading', { name: 'We will be right back' })).toBeNull();
    vi.unstubAllGlobals();
  });
});
