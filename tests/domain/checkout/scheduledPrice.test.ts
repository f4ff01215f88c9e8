import { expect, it } from 'vitest';
import { changesPrice, orderPayloadOf, quotePayloadOf } from '../../../domain/checkout/payload';
import { changesParcelPrice, parcelQuoteOf } from '../../../domain/parcel/parcelDraft';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { sampleParcel } from '../../machines/parcel/parcel/samples';

const scheduleAt = '2030-01-05T18:30:00.000Z';

it('PRICE-24 an order is priced for the time that it is wanted at, and anew for another', () => {
  const [now, later] = [sampleDraft(), sampleDraft({ scheduleAt })];
  expect('schedule_at' in quotePayloadOf(now, null)).toBe(false);
  expect(quotePayloadOf(later, null).schedule_at).toBe(scheduleAt);
  expect(orderPayloadOf(later, null, 10).schedule_at).toBe(scheduleAt);
  expect(orderPayloadOf(now, null, 10).schedule_at).toBeNull();
  expect([changesPrice(now, later), changesPrice(later, { ...later, name: 'Omar' })]).toEqual([
    true,
    false,
  ]);
});

it('PRICE-24 a parcel too', () => {
  const [now, later] = [sampleParcel(), sampleParcel({ scheduleAt })];
  expect(parcelQuoteOf(later)).toEqual({ ...parcelQuoteOf(now), schedule_at: scheduleAt });
  expect([changesParcelPrice(now, later), changesParcelPrice(later, later)]).toEqual([true, false]);
});
