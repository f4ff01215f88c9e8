import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type RideJob, rideJob } from '../../../domain/ride/rideOrder';
import { JobCard } from '../../../src/ride/job/JobCard';
import { renderPiece } from '../../support/render';

const parcel = (parts: Partial<RideJob>) =>
  v.parse(rideJob, {
    id: 100007,
    order_type: 'parcel',
    order_status: 'handover',
    from: { name: '', address: '1 Palm Street', lat: 25.2, lng: 55.27 },
    to: { name: 'Omar', address: '9 Harbour Road', lat: 25.21, lng: 55.28 },
    from_phone: '+966501234567',
    to_from: 1200,
    distance: 3400,
    fee: 5,
    cash: 12,
    cash_from: 'sender',
    ...parts,
  });

const show = async (parts: Partial<RideJob>) => {
  const nothing = () => undefined;
  const card = { begun: null, onHold: nothing, onEnd: nothing, onTalk: nothing };
  await renderPiece(<JobCard entry={parcel(parts)} {...card} />);
  return document.body.textContent ?? '';
};

describe('RIDE-05 a parcel comes from its sender', () => {
  it('is fetched there, with the cash', async () => {
    const text = await show({});
    expect(text).toContain('At the sender');
    expect(text).toContain('1.2 km to the sender');
    expect(text).toContain('in cash from the sender');
    expect(text).not.toContain('store');
  });

  it('costs nothing more once it is on its way', async () => {
    const text = await show({ order_status: 'picked_up', cash: 0 });
    expect(text).toContain('Paid, nothing to collect');
  });

  it.each([
    [
      'canceled',
      0,
      'This parcel was cancelled. If you have it already, bring it back to the sender.',
    ],
    ['failed', 1, 'If you still have it, or the cash for it, call the sender.'],
  ] as const)(
    'that is %s leads back to its sender, with their number',
    async (order_status, is_lost, says) => {
      const text = await show({ order_status, is_lost, courier_changes: 1 });
      expect(text).toContain(says);
      expect(text).not.toContain('store');
      expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+966501234567');
    },
  );
});

describe('RIDE-05 when it is due', () => {
  it.each([
    [{ schedule_at: '2031-11-20T19:00:00.000Z' }, /For Nov 20, 2031, 7:00\sPM/],
    [{ eta: '2031-11-20T18:04:00.000Z' }, /Expected at Nov 20, 2031, 6:04\sPM/],
    [{}, /^(?!.*(For |Expected))/],
  ] as const)('is told as %j', async (parts, says) => {
    expect(await show(parts)).toMatch(says);
  });
});

describe('RIDE-05 an order that was cancelled while its courier had it', () => {
  it('says where to bring it back, with the number of the store', async () => {
    const text = await show({
      order_type: 'delivery',
      order_status: 'canceled',
      from: { name: 'Olive Grill', address: '3 Market Lane', lat: 25.2, lng: 55.27 },
    });
    expect(text).toContain(
      'This order was cancelled. If you have it already, bring it back to the store.',
    );
    expect(text).toContain('Olive Grill');
    expect(text).toContain('3 Market Lane');
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+966501234567');
  });
});
