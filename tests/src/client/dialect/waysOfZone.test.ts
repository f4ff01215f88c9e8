import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getZoneId } from '../../../../domain/place/geographyEndpoints';
import { getConfig } from '../../../../domain/place/placeEndpoints';
import { refuse } from '../../../support/classic/router';
import { freshCall, type ShopThere, standIn, startShopThere } from './shopThere';

let shop: ShopThere;
let call: ShopThere['call'];

/** Cash and card, as the settings offer them. */
const offered = async () => {
  const { cash_on_delivery, digital_payment } = await call(getConfig);
  return [cash_on_delivery, digital_payment];
};
const north = { lat: 24.7, lng: 46.66 };
const asked = () => shop.asked().filter((one) => one === 'GET /config/get-zone-id').length;
const minuteLater = () => vi.setSystemTime(Date.now() + 61_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  window.localStorage.clear();
});
afterEach(async () => {
  vi.useRealTimers();
  expect(shop.unknown()).toEqual([]);
  await shop.close();
});

describe.each([24, 25, 26] as const)('ways of paying of a zone of 20%i', (version) => {
  beforeEach(async () => {
    shop = await startShopThere(version);
    call = shop.call;
  });

  it('CHK-01 are the shop’s as long as no place is chosen, and none is asked for', async () => {
    shop.state.ways.digital_payment = false;
    expect(await offered()).toEqual([1, 1]);
    expect(asked()).toBe(0);
  });

  it('CHK-01 are known with the place, without another call', async () => {
    shop.state.ways.digital_payment = false;
    await offered();
    await call(getZoneId, { query: north });
    standIn({ id: 1, type: 'food' });
    expect(await offered()).toEqual([1, 0]);
    expect(asked()).toBe(1);
  });

  it('CHK-01 are told with the first settings of a page, which waits for nothing', async () => {
    shop.state.ways.cash_on_delivery = false;
    await call(getZoneId, { query: north });
    standIn({ id: 1, type: 'food' });
    shop.asked();
    call = await freshCall(shop.address);
    expect(await offered()).toEqual([0, 1]);
    expect(asked()).toBe(0);
  });

  it('CHK-01 are asked for where the place is older than what is known of its zone', async () => {
    shop.state.ways.cash_on_delivery = false;
    standIn({ id: 1, type: 'food' });
    expect(await offered()).toEqual([0, 1]);
    expect(asked()).toBe(1);
  });

  it('CHK-01 follow the zone while the page stands', async () => {
    standIn({ id: 1, type: 'food' });
    expect(await offered()).toEqual([1, 1]);
    shop.state.ways.digital_payment = false;
    minuteLater();
    expect(await offered()).toEqual([1, 0]);
    shop.state.ways.digital_payment = true;
    minuteLater();
    expect(await offered()).toEqual([1, 1]);
  });

  it('CHK-01 never hold the settings up: a zone that does not answer switches nothing off', async () => {
    standIn({ id: 1, type: 'food' });
    shop.answerWith('GET /config/get-zone-id', refuse(500, 'x', 'Broken'));
    expect(await offered()).toEqual([1, 1]);
    shop.answerWith('GET /config/get-zone-id', { html: '<h1>Down</h1>' });
    minuteLater();
    expect(await offered()).toEqual([1, 1]);
  });

  it('CHK-01 are offered where one of the place’s zones takes them', async () => {
    const zone = (id: number, isOff: boolean) => ({
      id,
      name: `Zone ${id}`,
      status: 1,
      cash_on_delivery: !isOff,
      digital_payment: null,
      modules: [],
    });
    const zones = [zone(1, true), zone(2, false)];
    shop.answerWith('GET /config/get-zone-id', { json: { zone_id: '[1,2]', zone_data: zones } });
    await call(getZoneId, { query: north });
    standIn({ id: 1, type: 'food' });
    window.localStorage.setItem('zoneid', '[1,2]');
    expect(await offered()).toEqual([1, 1]);
    window.localStorage.setItem('zoneid', '[1]');
    expect(await offered()).toEqual([0, 1]);
  });

  it('CHK-01 that the shop itself is without are not added by a zone', async () => {
    shop.state.settings = { digital_payment: false };
    standIn({ id: 1, type: 'food' });
    expect(await offered()).toEqual([1, 0]);
  });
});
