import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { configQuery } from '../../../src/client/shopQueries';
import { HowItWorks } from '../../../src/content/landing/HowItWorks';
import { ShopInFigures } from '../../../src/content/landing/ShopInFigures';
import { ZoneList } from '../../../src/content/landing/ZoneList';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const show = (landing?: object) =>
  renderPiece(
    <>
      <HowItWorks />
      <ShopInFigures />
    </>,
    (client) => {
      if (landing) client.setQueryData(['landing', 'en'], landing);
    },
  );

it("the landing page says the shop's own words and figures", async () => {
  await show({
    steps: [{ title: 'Ask', text: 'We listen.', image_full_url: '/media/ask.svg' }],
    counts: { stores: 24, items: 1234, zones: 0 },
    business_title: 'All of it',
    business_sub_title: 'In one place.',
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect([first?.textContent, first?.querySelector('img')?.getAttribute('src')]).toEqual([
    'AskWe listen.',
    '/media/ask.svg',
  ]);
  expect(second?.textContent).toMatch(/^Fill your bag/);
  expect(screen.getByRole('region', { name: 'All of it' }).textContent).toBe(
    'All of itIn one place.Shops24Things to order1,234',
  );
});

it('without words of its own it has those of the house, and no figures', async () => {
  await show({ steps: [], counts: { stores: 24, items: 1, zones: 1 }, business_title: '' });
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Say where you are');
  expect(screen.queryByRole('region')).toBeNull();
});

it('promises no map where the back end has none', async () => {
  const texts = () => [...document.querySelectorAll('li p')].map((one) => one.textContent);
  const lacking = async (lacks: string[]) => {
    await renderPiece(<HowItWorks />, (client) =>
      client.setQueryData(configQuery().queryKey, { ...settings, lacks }),
    );
    return texts();
  };
  expect((await lacking([])).filter((text) => text?.includes('map'))).toHaveLength(2);
  cleanup();
  expect(await lacking(['city_map'])).toEqual([
    'Type an address, or use your location.',
    'Browse shops nearby. You see every cost before you order.',
    'See each step of your order until it is at your door.',
  ]);
});

it('asks nobody to apply where the back end takes no applications (PAGE-06, PAGE-07)', async () => {
  const { default: JoinCalls } = await import('../../../src/content/landing/JoinCalls');
  const { default: RegistrationPage } = await import(
    '../../../src/account/registration/RegistrationPage'
  );
  const lacking = async (piece: ReactElement) => {
    await renderPiece(piece, (client) =>
      client.setQueryData(configQuery().queryKey, { ...settings, lacks: ['applications'] }),
    );
  };
  await lacking(<JoinCalls />);
  expect(screen.queryByRole('heading', { name: 'Be part of it' })).toBeNull();
  cleanup();
  await lacking(<RegistrationPage kind="store" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Applications are not taken here',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/help-and-support');
});

it('counts the shops of a zone where they are told, and says nothing of those of others', async () => {
  const zones = [
    { id: 1, name: 'North', stores_count: 12 },
    { id: 2, name: 'South', stores_count: 0 },
  ];
  await renderPiece(<ZoneList />, (client) => {
    client.setQueryData(['landing', 'en'], { available_zones: zones });
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'North12 shops',
    'South',
  ]);
});

it('ERR-01 a shop that cannot be read says so on the landing page, and can be asked again', async () => {
  const { ModuleTiles } = await import('../../../src/content/landing/ModuleTiles');
  const { modulesQuery } = await import('../../../src/client/shopQueries');
  const { queryKey } = modulesQuery();
  await renderPiece(<ModuleTiles />, (client) => {
    client.setQueryDefaults(queryKey, { enabled: false });
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new ApiError('shape', 200) });
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    "The shop sent an answer we can't use. Please try again.",
  );
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
