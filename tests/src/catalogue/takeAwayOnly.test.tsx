import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoreCard } from '../../../src/catalogue/card/StoreCard';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleStore } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const ways = { delivery: 1, take_away: 1, free_delivery: 1 } as const;
const offered = { home_delivery_status: 1, take_away_status: 1 } as const;

it.each([
  ['delivers', {}, {}, ['20–35 min', 'Free delivery']],
  ['is collected from', { delivery: 0 }, {}, ['Take away only']],
  ['is collected from, as all of the shop', {}, { home_delivery_status: 0 }, ['Take away only']],
  ['says of neither', { delivery: 0, take_away: 0 }, {}, ['20–35 min', 'Free delivery']],
] as const)(
  'the card of a store that %s promises no more than that (PRICE-22)',
  async (_, store, config, facts) => {
    const shown = sampleStore({
      ...ways,
      delivery_time_min: 20,
      delivery_time_max: 35,
      distance: null,
      ...store,
    });
    await renderPiece(<StoreCard store={shown} />, (client) => {
      client.setQueryData(configQuery().queryKey, { ...settings, ...offered, ...config });
      client.setQueryData(['zone-charges', null], []);
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(facts);
  },
);
