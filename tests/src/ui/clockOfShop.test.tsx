import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { store as storeSchema } from '../../../domain/catalogue/catalogue';
import { config } from '../../../domain/config';
import { OpensAt } from '../../../src/catalogue/card/StoreFacts';
import { OpeningHours } from '../../../src/catalogue/store/OpeningHours';
import { useSlotText } from '../../../src/checkout/details/useSlotText';
import { configQuery } from '../../../src/client/shopQueries';
import { useInvoiceDate } from '../../../src/orders/invoice/useInvoiceDate';
import { useMoment } from '../../../src/ui/useMoment';
import { renderPiece } from '../../support/render';

const at = '2025-11-23T17:05:00Z';
const settings = (timeformat: unknown) =>
  v.parse(config, { default_location: { lat: 24.7, lng: 46.7 }, time_zone: 'UTC', timeformat });
const store = v.parse(storeSchema, {
  id: 3,
  name: 'Napoli',
  module_id: 1,
  zone_id: 1,
  latitude: 24.7,
  longitude: 46.7,
  schedules: [{ day: 1, opening_time: '09:30:00', closing_time: '23:00:00' }],
});

/** One of each place that tells a time of the day. */
function Times() {
  const [moment, invoice, slot] = [useMoment(), useInvoiceDate(), useSlotText('UTC')];
  return (
    <>
      <p>{moment(at)}</p>
      <p>{invoice(at)}</p>
      <p>{slot(at, 'time')}</p>
      <OpensAt at="2099-11-23T17:05:00Z" />
      <OpeningHours store={store} />
    </>
  );
}

it.each([
  ['24', '17:05', '09:30 – 23:00'],
  [24, '17:05', '09:30 – 23:00'],
  ['12', '5:05 PM', '9:30 AM – 11:00 PM'],
  ['', '5:05 PM', '9:30 AM – 11:00 PM'],
  ['often', '5:05 PM', '9:30 AM – 11:00 PM'],
])('every time of the day follows the shop’s clock: %s', async (timeformat, time, hours) => {
  await renderPiece(<Times />, (cache) =>
    cache.setQueryData(configQuery().queryKey, settings(timeformat)),
  );
  fireEvent.click(screen.getByRole('button'));
  const words = document.body.textContent?.replaceAll(/[\u202f\u00a0]/g, ' ');
  expect(words?.split(time)).toHaveLength(5);
  expect(words).toContain(hours);
});
