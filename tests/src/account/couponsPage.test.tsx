// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { CouponsPage } from '../../../src/account/coupons/CouponsPage';
import { moduleKey, storePlace } from '../../../src/client/storage/storage';
import { renderAtOnce } from '../../support/renderAtOnce';

const asked = vi.hoisted((): string[] => []);
vi.mock('../../../src/client/client', () => ({
  call: ({ path }: { path: string }) => {
    asked.push(path);
    return new Promise(() => undefined);
  },
  onUnauthenticated: () => () => undefined,
}));

const enter = (module_type: string) => {
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  moduleKey.set(v.parse(module, { id: 6, module_name: 'M', module_type }));
};
afterEach(() => {
  asked.length = 0;
  moduleKey.set(null);
  storePlace(null);
});

it.each([
  ['food', '/coupon/list'],
  ['rental', '/rental/coupon/list'],
])('PAGE-02 in the %s module the coupons of %s are offered', async (type, path) => {
  enter(type);
  await renderAtOnce(<CouponsPage />);
  expect(asked.filter((one) => one.includes('coupon'))).toEqual([path]);
});

it('PAGE-02 no coupon is offered where parcels are sent: their checkout takes none', async () => {
  enter('parcel');
  await renderAtOnce(<CouponsPage />);
  expect(screen.getByRole('heading', { name: 'Parcels are sent without coupons' })).toBeTruthy();
  expect(asked.filter((one) => one.includes('coupon'))).toEqual([]);
});
